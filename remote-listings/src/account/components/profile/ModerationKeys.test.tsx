import { areQueueKeysOn } from '@anunturi/shared-runtime/storage/queueKeysSwitch';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ModerationKeys } from './ModerationKeys';

test('the single keys of moderation are switched off and on in the account', async () => {
  render(<ModerationKeys />);
  const keys = screen.getByRole('switch', { name: 'Tastele lucrează' });
  expect(keys).toBeChecked();
  await userEvent.click(keys);
  expect(keys).not.toBeChecked();
  expect(areQueueKeysOn()).toBe(false);
  await userEvent.click(keys);
  expect(areQueueKeysOn()).toBe(true);
});
