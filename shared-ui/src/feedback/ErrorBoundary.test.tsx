import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorBoundary } from './ErrorBoundary';

let isBroken: boolean;
function Fragile() {
  if (isBroken) throw new Error('broken');
  return <p>Întreg</p>;
}

/** What the host was asked by presses of "Reîncercați", and its answers. */
type Asked = { isWanted: () => boolean; answer: (isReplaced: boolean) => Promise<void> };
let asked: Asked[];
const onRetry = (isWanted: () => boolean) =>
  new Promise<boolean>((resolve) =>
    asked.push({ isWanted, answer: (isReplaced) => act(async () => resolve(isReplaced)) }),
  );
const page = (resetKey: string) => (
  <ErrorBoundary resetKey={resetKey} onRetry={onRetry}>
    <Fragile />
  </ErrorBoundary>
);
const button = () => screen.getByRole('button', { name: 'Reîncercați' });

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  isBroken = true;
  asked = [];
});

test('while a retry is asked for its button is busy, and a second press asks nothing', async () => {
  render(page('/'));
  await userEvent.click(button());
  expect(button()).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(button());
  expect(asked).toHaveLength(1);
  isBroken = false;
  expect(asked[0]!.isWanted()).toBe(true);
  await asked[0]!.answer(false);
  expect(screen.getByText('Întreg')).toBeInTheDocument();
});

test('what breaks again can be tried again', async () => {
  render(page('/'));
  await userEvent.click(button());
  await asked[0]!.answer(false);
  expect(button()).not.toHaveAttribute('aria-busy');
  await userEvent.click(button());
  expect(asked).toHaveLength(2);
});

test('an answer for a screen that was left changes nothing of the next one', async () => {
  const { rerender, unmount } = render(page('/'));
  await userEvent.click(button());
  rerender(page('/blog'));
  expect(asked[0]!.isWanted()).toBe(false);
  expect(button()).not.toHaveAttribute('aria-busy');
  await userEvent.click(button());
  isBroken = false;
  await asked[0]!.answer(false);
  expect(button()).toHaveAttribute('aria-busy', 'true');
  unmount();
  expect(asked[1]!.isWanted()).toBe(false);
});
