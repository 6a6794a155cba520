import { configureFakeFirebase } from '@anunturi/shared-auth/testing/configureFakeFirebase';
import { fakeSignedIn, setFakeSession } from '@anunturi/shared-auth/fakeSession';
import type { Role } from '@anunturi/shared-domain/people/roles';
import { NavProvider } from '@anunturi/shared-runtime/navigation/nav';
import { fakeNav } from '@anunturi/shared-runtime/testing/fakeNav';
import { render, screen } from '@testing-library/react';
import { readSettings } from '#data/settings/settings';
import { SettingsScreen } from './SettingsScreen';

jest.mock('#data/settings/settings');

const texts = ['Texte', 'E-mailuri'];
const rest = ['Operator și parteneri', 'Moderare', 'Limite', 'Localități', 'Obligații'];

test.each<[Role, string[], string]>([
  ['editor', texts, '/admin/setari'],
  ['editor', texts, '/admin/setari?parte=moderation'],
  ['admin', [...texts, ...rest], '/admin/setari'],
])('the role %s sees the parts %s at %s, the texts first', async (role, own, path) => {
  configureFakeFirebase();
  setFakeSession(fakeSignedIn(role));
  jest.mocked(readSettings).mockResolvedValue({ value: {}, updatedAtMs: 0 } as never);
  const [pathname, search = ''] = path.split('?');
  render(
    <NavProvider nav={fakeNav({ path: pathname!, ...(search && { search: `?${search}` }) })}>
      <SettingsScreen />
    </NavProvider>,
  );
  expect((await screen.findAllByRole('tab')).map((tab) => tab.textContent)).toEqual(own);
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Texte');
  expect(await screen.findByLabelText(/^Titlul primei pagini/)).toBeVisible();
});
