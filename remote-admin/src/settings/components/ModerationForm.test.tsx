import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defaultModerationSettings } from '@anunturi/shared-domain/site/defaultSettings';
import { saveSettings } from '#data/settings/settings';
import { ModerationForm } from './ModerationForm';

jest.mock('#data/settings/settings');

test('banned words are tried on a text and saved with their pattern', async () => {
  const onSaved = jest.fn();
  render(
    <ModerationForm
      settings={{ value: defaultModerationSettings, updatedAtMs: 5 }}
      onSaved={onSaved}
    />,
  );
  await userEvent.type(screen.getByLabelText('Cuvinte interzise'), 'muniție{Enter}arme');
  await userEvent.type(screen.getByLabelText(/Încercați un text/), 'Vând munitie veche');
  expect(screen.getByText('Ar fi oprit pentru: muniție.')).toBeInTheDocument();
  await userEvent.click(
    screen.getByRole('switch', { name: /Anunțurile noi așteaptă verificarea/ }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Salvați' }));
  expect(saveSettings).toHaveBeenCalledWith(
    'moderation',
    expect.objectContaining({
      preModeration: true,
      bannedWords: ['muniție', 'arme'],
    }),
    5,
  );
  expect(onSaved).toHaveBeenCalled();
});
