import { fakeNav } from '@anunturi/shared-runtime/testing/fakeNav';
import { NavProvider } from '@anunturi/shared-runtime/navigation/nav';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { renderInShell } from '../testing/renderInShell';
import { CookieBanner } from './CookieBanner';

beforeEach(() => {
  localStorage.clear();
});

test('the banner stays until Accept is pressed, which is remembered on the device', async () => {
  renderInShell(<CookieBanner />);
  expect(screen.getByText(/cookie-uri esențiale/)).toHaveTextContent(
    'Acest site folosește doar cookie-uri esențiale. Prin continuarea navigării sunteți de acord cu folosirea lor.',
  );
  expect(screen.getByRole('link', { name: 'politica de confidențialitate' })).toHaveAttribute(
    'href',
    '/politica-confidentialitate',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  expect(screen.queryByText(/cookie-uri esențiale/)).not.toBeInTheDocument();
  expect(localStorage.getItem('cookieAccepted')).toBe('true');
});

test('someone who accepted earlier does not see it', () => {
  localStorage.setItem('cookieAccepted', 'true');
  renderInShell(<CookieBanner />);
  expect(screen.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
});

test('a server renders the banner for everybody', () => {
  localStorage.setItem('cookieAccepted', 'true');
  const page = (
    <NavProvider nav={fakeNav()}>
      <CookieBanner />
    </NavProvider>
  );
  expect(renderToString(page)).toContain('cookie-uri esențiale');
});
