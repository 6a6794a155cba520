import { render, screen } from '@testing-library/react';
import { ChipNav } from './ChipNav';

test('the current part stays in sight on a phone, also when counts come and push it on', () => {
  let start = 400;
  jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    return this.hasAttribute('aria-current') ? start : 0;
  });
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100);
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300);
  const nav = (count?: string) => (
    <ChipNav
      label="Liste"
      links={[
        { to: '/a', text: 'De verificat', count, current: false },
        { to: '/b', text: 'Sesizări', current: true },
      ]}
    />
  );
  const { rerender } = render(nav());
  expect(screen.getByRole('list').scrollLeft).toBe(200);
  start = 450;
  rerender(nav('101'));
  expect(screen.getByRole('list').scrollLeft).toBe(250);
});
