import { fakeNav } from '@anunturi/shared-runtime/navigation/fakeNav';
import { NavProvider } from '@anunturi/shared-runtime/navigation/nav';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { renderInShell } from '../testing/renderInShell';
import { CookieBanner } from './CookieBanner';

beforeEach(() => {
  localStorage.clear();
  document.cookie = '__session=; Path=/; Max-Age=0';
});

test('the banner stays until Accept is pressed, which is remembered on the device', async () => {
  renderInShell(<CookieBanner isKnown={false} />);
  expect(screen.getByText(/cookie-uri esențiale/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'politica de confidențialitate' })).toHaveAttribute(
    'href',
    '/politica-confidentialitate',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  expect(screen.queryByText(/cookie-uri esențiale/)).not.toBeInTheDocument();
  expect(localStorage.getItem('cookieAccepted')).toBe('true');
  expect(document.cookie).toContain('__session=cookieAccepted');
});

test('someone who accepted earlier does not see it', () => {
  localStorage.setItem('cookieAccepted', 'true');
  renderInShell(<CookieBanner isKnown={false} />);
  expect(screen.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
});

test('a server that was not told renders the banner, one that was does not; who accepted long ago tells it again', () => {
  const render = (isKnown: boolean) =>
    renderToString(
      <NavProvider nav={fakeNav()}>
        <CookieBanner isKnown={isKnown} />
      </NavProvider>,
    );
  expect(render(false)).toContain('cookie-uri esențiale');
  expect(render(true)).toBe('');
  localStorage.setItem('cookieAccepted', 'true');
  renderInShell(<CookieBanner isKnown={false} />);
  expect(document.cookie).toContain('__session=cookieAccepted');
});
