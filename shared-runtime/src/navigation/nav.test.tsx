import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { fakeNav } from '../testing/fakeNav';
import { Link } from '@anunturi/shared-ui/navigation/Link';
import { NavProvider, useNavState } from './nav';

function Page({ target }: { target?: string }) {
  return (
    <Link to="/contact?subiect=1" target={target}>
      Contact {useNavState().location.pathname}
    </Link>
  );
}

function click(options: MouseEventInit, target?: string) {
  const nav = fakeNav({ path: '/' });
  render(
    <NavProvider nav={nav}>
      <Page target={target} />
    </NavProvider>,
  );
  const link = screen.getByRole('link');
  const event = createEvent.click(link, { button: 0, ...options });
  fireEvent(link, event);
  return { nav, prevented: event.defaultPrevented };
}

test('a plain click navigates without a page load', () => {
  const { nav, prevented } = click({});
  expect(prevented).toBe(true);
  expect(nav.visits).toEqual(['/contact?subiect=1']);
  expect(screen.getByRole('link')).toHaveTextContent('/contact');
});

test.each([
  ['ctrl', { ctrlKey: true }],
  ['command', { metaKey: true }],
  ['shift', { shiftKey: true }],
  ['the middle button', { button: 1 }],
])('a click with %s is left to the browser', (_what, options) => {
  const { nav, prevented } = click(options);
  expect(prevented).toBe(false);
  expect(nav.visits).toEqual([]);
});

test('a link to a new tab is left to the browser', () => {
  expect(click({}, '_blank').nav.visits).toEqual([]);
});

test('a link has its address on the server and works without a host', () => {
  expect(renderToString(<Link to="/blog">Blog</Link>)).toBe('<a href="/blog">Blog</a>');
});
