import { waitFor } from '@testing-library/react';
import { ownHeight } from './ownHeight';

afterEach(() => Reflect.deleteProperty(window, 'ResizeObserver'));

test('the height is set in the frame after it was told, and no more once the element is gone', async () => {
  const disconnect = jest.fn();
  let tell = () => {};
  class Observer {
    constructor(told: () => void) {
      tell = told;
    }
    observe = () => tell();
    disconnect = disconnect;
  }
  Object.assign(window, { ResizeObserver: Observer });
  const panel = document.createElement('div');
  const leave = ownHeight(panel);
  expect(panel.style.getPropertyValue('--own-height')).toBe('');
  await waitFor(() => expect(panel.style.getPropertyValue('--own-height')).toBe('0px'));
  leave!();
  expect(disconnect).toHaveBeenCalled();
});

test('where nothing is laid out there is nothing to tell', () => {
  expect(ownHeight(document.createElement('div'))).toBeUndefined();
});
