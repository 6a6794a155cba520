import { act, render, screen } from '@testing-library/react';
import { Menu } from './Menu';

const told = (name: 'beforetoggle' | 'toggle', newState = 'open') =>
  act(() => {
    screen
      .getByRole('menu', { hidden: true })
      .dispatchEvent(Object.assign(new Event(name), { newState }));
  });

test('a menu is not seen before it has its place', () => {
  render(<Menu label="Mai multe acțiuni" items={[{ label: 'Copiați', onSelect() {} }]} />);
  const menu = screen.getByRole('menu', { hidden: true });
  told('beforetoggle');
  expect(menu).not.toBeVisible();
  told('toggle');
  expect(menu).toBeVisible();
  expect(menu.style.left).not.toBe('');
});

test('an open menu stays at its button when the page moves', () => {
  render(<Menu label="Mai multe acțiuni" items={[{ label: 'Copiați', onSelect() {} }]} />);
  const menu = screen.getByRole('menu', { hidden: true });
  const button = jest.spyOn(screen.getByRole('button'), 'getBoundingClientRect');
  const scrollTo = (bottom: number) => {
    button.mockReturnValue(new DOMRect(0, bottom - 40, 100, 40));
    document.dispatchEvent(new Event('scroll'));
  };
  told('toggle');
  scrollTo(300);
  expect(menu.style.top).toBe('300px');
  told('toggle', 'closed');
  scrollTo(200);
  expect(menu.style.top).toBe('300px');
});

test('a browser that knows no popovers shows the page all the same', () => {
  const matches = jest.spyOn(Element.prototype, 'matches').mockImplementation(() => {
    throw new SyntaxError('unknown pseudo-class');
  });
  render(<Menu label="Mai multe acțiuni" items={[]} />);
  matches.mockRestore();
  expect(screen.getByRole('button', { name: 'Mai multe acțiuni' })).toBeVisible();
});
