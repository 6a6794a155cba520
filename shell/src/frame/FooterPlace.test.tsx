import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { hydrateRoot } from 'react-dom/client';
import { fakeNav } from '@anunturi/shared-runtime/testing/fakeNav';
import { NavProvider } from '@anunturi/shared-runtime/navigation/nav';
import { renderInShell } from '../testing/renderInShell';
import { sampleSite } from '../testing/sampleSite';
import { SiteProvider } from '../start/SiteContext';
import { Footer } from './Footer';
import { FooterMarkup } from './FooterMarkup';
import { FooterPlace } from './FooterPlace';

/** The footer as it came with the page, hydrated. */
async function open(beforeTakeOver = () => {}) {
  const nav = fakeNav({ path: '/' });
  const place = (
    <SiteProvider site={sampleSite}>
      <NavProvider nav={nav}>
        <FooterPlace year={2026} />
      </NavProvider>
    </SiteProvider>
  );
  const footer = renderToString(
    <SiteProvider site={sampleSite}>
      <Footer year={2026} />
    </SiteProvider>,
  );
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(<FooterMarkup value={footer}>{place}</FooterMarkup>);
  const heading = screen.getByRole('heading', { name: 'Parteneri' });
  beforeTakeOver();
  const root = await act(async () => hydrateRoot(page, place));
  expect(heading).toBeInTheDocument();
  return { nav, close: () => act(() => root.unmount()) };
}
afterEach(() => document.body.replaceChildren());

test('a link of the footer that came with the page leads on without a page load; one to elsewhere does not', async () => {
  const { nav, close } = await open();
  fireEvent.click(screen.getByRole('link', { name: 'Blog' }));
  fireEvent.click(screen.getByRole('link', { name: 'Contact' }), { ctrlKey: true });
  fireEvent.click(screen.getByRole('link', { name: 'ANPC' }));
  expect(nav.visits).toEqual(['/blog']);
  close();
});

test('the theme that was chosen before is shown, and another may be chosen', async () => {
  localStorage.setItem('theme', 'dark');
  const { close } = await open();
  expect(screen.getByRole('radio', { name: 'Întunecat' })).toBeChecked();
  fireEvent.click(screen.getByRole('radio', { name: 'Luminos' }));
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-theme', 'light'));
  expect(localStorage.getItem('theme')).toBe('light');
  close();
});

test('a theme that is chosen before the page works is kept and shown', async () => {
  localStorage.setItem('theme', 'dark');
  const light = () => screen.getByRole<HTMLInputElement>('radio', { name: 'Luminos' });
  const { close } = await open(() => void (light().checked = true));
  expect(light()).toBeChecked();
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-theme', 'light'));
  expect(localStorage.getItem('theme')).toBe('light');
  close();
});

test('a page that came without a footer gets one', async () => {
  renderInShell(<FooterPlace year={2026} />);
  expect(await screen.findByRole('heading', { name: 'Parteneri' })).toBeInTheDocument();
});

test('partners, operator and theme are folded on a phone and stand open where the footer has columns', async () => {
  const { matchMedia } = window;
  let turn = () => {};
  let matches = false;
  const query = {
    get matches() {
      return matches;
    },
    addEventListener: (_type: string, listen: () => void) => (turn = listen),
    removeEventListener: () => (turn = () => {}),
  };
  window.matchMedia = () => query as never;
  const { close } = await open();
  const folded = () => [...document.querySelectorAll('details')].map((each) => each.open);
  const tabIndex = () => document.querySelector('summary')!.tabIndex;
  expect([folded(), tabIndex()]).toEqual([[false, false, false], 0]);
  matches = true;
  turn();
  expect([folded(), tabIndex()]).toEqual([[true, true, true], -1]);
  close();
  window.matchMedia = matchMedia;
});
