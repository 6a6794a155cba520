import { act, render, screen } from '@testing-library/react';
import { Menu } from './Menu';

const told = (name: 'beforetoggle' | 'toggle') =>
  act(() => {
    screen
      .getByRole('menu', { hidden: true })
      .dispatchEvent(Object.assign(new Event(name), { newState: 'open' }));
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

test('a browser that knows no popovers shows the page all the same', () => {
  const matches = jest.spyOn(Element.prototype, 'matches').mockImplementation(() => {
    throw new SyntaxError('unknown pseudo-class');
  });
  render(<Menu label="Mai multe acțiuni" items={[]} />);
  matches.mockRestore();
  expect(screen.getByRole('button', { name: 'Mai multe acțiuni' })).toBeVisible();
});
