import { createStore } from '../storage/createStore';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useStore } from './useStore';

const store = createStore('first');
const Shown = () => <p>{useStore(store, 'on a server')}</p>;

test('a component shows the value of a store and each that follows', () => {
  render(<Shown />);
  expect(screen.getByText('first')).toBeInTheDocument();
  act(() => store.set('second'));
  expect(screen.getByText('second')).toBeInTheDocument();
});

test('a server renders what is said for it', () => {
  expect(renderToString(<Shown />)).toBe('<p>on a server</p>');
});
