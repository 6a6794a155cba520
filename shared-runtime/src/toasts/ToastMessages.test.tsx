import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { retireToasts, showToast } from './toast';
import { ToastRegion, loadToastMessages } from './ToastRegion';

beforeAll(loadToastMessages);

test('a toast is read out, takes its act back, and goes by itself', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const undo = jest.fn();
  render(<ToastRegion />);
  act(() => showToast('Anunțul a fost șters', { undo }));
  expect(screen.getByRole('region', { name: 'Mesaje' })).toHaveTextContent('Anunțul a fost șters');
  await user.click(screen.getByRole('button', { name: 'Anulați' }));
  expect(undo).toHaveBeenCalled();
  expect(screen.queryByText('Anunțul a fost șters')).not.toBeInTheDocument();
  fireEvent.mouseLeave(screen.getByRole('region'));
  act(() => showToast('Salvat'));
  act(() => jest.runAllTimers());
  expect(screen.queryByText('Salvat')).not.toBeInTheDocument();
  jest.useRealTimers();
});

test('what follows an act that was not taken back happens when its message goes, however many there are', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(<ToastRegion />);
  const gone: string[] = [];
  const say = (name: string) =>
    act(() =>
      showToast(name, { undo: () => gone.push(`${name} undone`), onGone: () => gone.push(name) }),
    );
  ['one', 'two', 'three', 'four'].forEach(say);
  expect(gone).toEqual(['one']);
  await user.hover(screen.getByText('three'));
  act(() => jest.advanceTimersByTime(60_000));
  expect(gone).toEqual(['one']);
  const undos = screen.getAllByRole('button', { name: 'Anulați' });
  expect(undos).toHaveLength(3);
  await user.click(undos[1]!);
  await user.click(screen.getAllByRole('button', { name: 'Închideți' })[0]!);
  expect(gone).toEqual(['one', 'three undone', 'two']);
  act(() => jest.runAllTimers());
  expect(gone).toEqual(['one', 'three undone', 'two', 'four']);
  jest.useRealTimers();
});

test('of messages about the same thing the last is shown', async () => {
  render(<ToastRegion />);
  for (const text of ['Adăugat: 1 din 4.', 'Adăugat: 2 din 4.'])
    act(() => showToast(text, { about: 'compare' }));
  act(() => showToast('Căutarea a fost salvată'));
  expect(await screen.findByText('Adăugat: 2 din 4.')).toBeInTheDocument();
  expect(screen.getByText('Căutarea a fost salvată')).toBeInTheDocument();
  expect(screen.queryByText('Adăugat: 1 din 4.')).not.toBeInTheDocument();
});

test('an act that begins takes away the undo of an earlier act on the same thing, and no other', () => {
  render(<ToastRegion />);
  const gone: string[] = [];
  for (const about of ['listing a', 'listing b'])
    act(() => showToast(about, { about, undo: () => {}, onGone: () => gone.push(about) }));
  act(() => retireToasts('listing a'));
  expect(screen.queryByText('listing a')).not.toBeInTheDocument();
  expect(screen.getByText('listing b')).toBeInTheDocument();
  expect(gone).toEqual(['listing a']);
});

test('messages take at most a third of the window: the oldest go, the newest stays', () => {
  const height = jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockImplementation(function (
    this: Element,
  ) {
    return this.childElementCount * 120;
  });
  render(<ToastRegion />);
  ['one', 'two', 'three'].forEach((text) => act(() => showToast(text)));
  expect(window.innerHeight).toBe(768);
  expect(screen.queryByText('one')).not.toBeInTheDocument();
  expect(screen.getByText('two')).toBeInTheDocument();
  expect(screen.getByText('three')).toBeInTheDocument();
  height.mockReturnValue(700);
  act(() => showToast('a long one'));
  expect(screen.queryByText('three')).not.toBeInTheDocument();
  expect(screen.getByText('a long one')).toBeInTheDocument();
  height.mockRestore();
});

test('a message that stays offers what can be done about it until it is closed', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const run = jest.fn();
  render(<ToastRegion />);
  act(() => showToast('O versiune nouă', { act: { label: 'Reîncărcați', run }, stays: true }));
  act(() => ['one', 'two', 'three', 'four'].forEach((text) => showToast(text)));
  expect(screen.queryByText('one')).not.toBeInTheDocument();
  act(() => jest.advanceTimersByTime(3_600_000));
  await user.click(screen.getByRole('button', { name: 'Reîncărcați' }));
  expect(run).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Închideți' }));
  expect(screen.queryByText('O versiune nouă')).not.toBeInTheDocument();
  jest.useRealTimers();
});

test('the next Tab after an act leads to its undo, and from its end back; so does closing it', async () => {
  const user = userEvent.setup();
  const undo = jest.fn();
  render(
    <>
      <h1>Anunțuri</h1>
      <button type="button">Ștergeți</button>
      <button type="button">Următorul</button>
      <ToastRegion />
    </>,
  );
  const [act1, next] = screen.getAllByRole('button');
  const say = () => act(() => showToast('Anunțul a fost șters', { undo }));
  act1!.focus();
  say();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Anulați' })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Închideți' })).toHaveFocus();
  await user.tab();
  expect(act1).toHaveFocus();
  await user.tab();
  expect(next).toHaveFocus();
  await user.tab();
  await user.keyboard('{Escape}');
  expect(next).toHaveFocus();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(undo).toHaveBeenCalledTimes(1);
  expect(next).toHaveFocus();
});

test('who goes on typing or pointing is not led to a message', async () => {
  const user = userEvent.setup();
  render(
    <>
      <input aria-label="Titlu" />
      <button type="button">Continuați</button>
      <ToastRegion />
    </>,
  );
  const say = () => act(() => showToast('Fotografia a fost scoasă', { undo: () => {} }));
  screen.getByLabelText('Titlu').focus();
  say();
  await user.keyboard('a');
  await user.tab();
  expect(screen.getByRole('button', { name: 'Continuați' })).toHaveFocus();
  say();
  await user.click(screen.getByLabelText('Titlu'));
  await user.tab();
  expect(screen.getByRole('button', { name: 'Continuați' })).toHaveFocus();
});
