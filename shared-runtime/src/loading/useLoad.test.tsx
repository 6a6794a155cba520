import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { fakeNav } from '../testing/fakeNav';
import { NavProvider } from '../navigation/nav';
import { forgetLoaded, loadAhead, setLoaded } from './loadCache';
import { LoadState } from '@anunturi/shared-ui/feedback/LoadState';
import { InitialDataProvider, useLoad } from './useLoad';

beforeEach(() => forgetLoaded());

function Count({ load, id = 'count' }: { load: () => Promise<number>; id?: string | null }) {
  const count = useLoad(id, load);
  return (
    <LoadState of={count} skeleton={<p>schelet</p>}>
      {(value) => <button onClick={count.reload}>valoare {value}</button>}
    </LoadState>
  );
}

test('a load shows its skeleton, then the value', async () => {
  render(<Count load={async () => 3} />);
  expect(screen.getByText('schelet')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Se încarcă…');
  expect(await screen.findByText('valoare 3')).toBeInTheDocument();
});

test('nothing is asked for before there is a key', async () => {
  const load = jest.fn(async () => 3);
  const { rerender } = render(<Count id={null} load={load} />);
  await act(async () => undefined);
  expect(screen.getByText('schelet')).toBeInTheDocument();
  expect(load).not.toHaveBeenCalled();
  rerender(<Count load={load} />);
  expect(await screen.findByText('valoare 3')).toBeInTheDocument();
});

test('two components that ask for one key cause one request', async () => {
  const load = jest.fn(async () => 3);
  render(
    <>
      <Count load={load} />
      <Count load={load} />
    </>,
  );
  expect(await screen.findAllByText('valoare 3')).toHaveLength(2);
  expect(load).toHaveBeenCalledTimes(1);
});

test('what was loaded ahead is shown at once and not asked for again, the first time', async () => {
  void loadAhead('count', async () => 7);
  void loadAhead('count', async () => 8);
  await act(async () => undefined);
  const load = jest.fn(async () => 9);
  const first = render(<Count load={load} />);
  expect(screen.getByText('valoare 7')).toBeInTheDocument();
  await act(async () => undefined);
  expect(load).not.toHaveBeenCalled();
  first.unmount();
  render(<Count load={load} />);
  expect(await screen.findByText('valoare 9')).toBeInTheDocument();
});

test('of a load ahead that failed nobody hears', async () => {
  void loadAhead('count', () => Promise.reject(new Error('nothing')));
  await act(async () => undefined);
  render(<Count load={async () => 9} />);
  expect(screen.getByText('schelet')).toBeInTheDocument();
  expect(await screen.findByText('valoare 9')).toBeInTheDocument();
});

test('data that came with the page is shown without a request, on the server as well', async () => {
  const load = jest.fn(async () => 9);
  const page = (
    <InitialDataProvider data={{ count: 3 }}>
      <Count load={load} />
    </InitialDataProvider>
  );
  expect(renderToString(page)).toContain('valoare');
  render(page);
  expect(screen.getByText('valoare 3')).toBeInTheDocument();
  await act(async () => undefined);
  expect(load).not.toHaveBeenCalled();
});

test('a key shown again starts with the value it had and is loaded anew', async () => {
  const first = render(<Count load={async () => 3} />);
  await screen.findByText('valoare 3');
  first.unmount();
  render(<Count load={async () => 4} />);
  expect(screen.getByText('valoare 3')).toBeInTheDocument();
  expect(await screen.findByText('valoare 4')).toBeInTheDocument();
});

test('a failed load offers a retry that loads', async () => {
  let fails = true;
  render(
    <Count
      load={async () => {
        if (fails) throw new Error('offline');
        return 5;
      }}
    />,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('Nu am putut încărca datele');
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Reîncercați' }));
  expect(await screen.findByText('valoare 5')).toBeInTheDocument();
});

test('a failed refresh keeps the older value and says so', async () => {
  let fails = false;
  render(
    <Count
      load={async () => {
        if (fails) throw new Error('offline');
        return 5;
      }}
    />,
  );
  const button = await screen.findByText('valoare 5');
  fails = true;
  await userEvent.click(button);
  expect(await screen.findByRole('status')).toHaveTextContent('nu au putut fi actualizate');
  expect(screen.getByText('valoare 5')).toBeInTheDocument();
});

test('an answer older than a value put by hand is dropped', async () => {
  let answer = (_value: number) => {};
  const slow = new Promise<number>((resolve) => (answer = resolve));
  render(<Count load={() => slow} />);
  act(() => setLoaded('count', 8));
  await act(async () => answer(1));
  expect(screen.getByText('valoare 8')).toBeInTheDocument();
});

test('a screen whose key changes shows the new value only', async () => {
  const view = render(<Count id="a" load={async () => 1} />);
  await screen.findByText('valoare 1');
  view.rerender(<Count id="b" load={async () => 2} />);
  expect(screen.getByText('schelet')).toBeInTheDocument();
  expect(await screen.findByText('valoare 2')).toBeInTheDocument();
});

test('data that takes long is spoken of, ends with a message and a retry, and still shows when it comes', async () => {
  jest.useFakeTimers();
  const answers: ((value: number) => void)[] = [];
  render(<Count id="late" load={() => new Promise((resolve) => answers.push(resolve))} />);
  const after = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  await after(7_999);
  expect(screen.queryByText(/durează mai mult/)).not.toBeInTheDocument();
  await after(1);
  expect(screen.getByText(/durează mai mult/)).toBeInTheDocument();
  await after(22_000);
  expect(screen.getByRole('alert')).toHaveTextContent('Nu am putut încărca datele');
  act(() => screen.getByRole('button', { name: 'Reîncercați' }).click());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await after(30_000);
  expect(answers).toHaveLength(2);
  answers[1]!(7);
  await after(0);
  expect(screen.getByText('valoare 7')).toBeInTheDocument();
  jest.useRealTimers();
});

test('a person’s retry that fails again asks for another release of the remote; loading anew after an act does not', async () => {
  const renew = jest.fn(async (isWanted = () => true) => isWanted());
  let isBroken = true;
  const load = async () => {
    if (isBroken) throw new Error('stricat');
    return 3;
  };
  const { unmount } = render(
    <NavProvider nav={{ ...fakeNav(), renew }}>
      <Count load={load} />
    </NavProvider>,
  );
  const press = async () =>
    userEvent.click(await screen.findByRole('button', { name: 'Reîncercați' }));
  await press();
  expect(await renew.mock.results[0]!.value).toBe(true);
  isBroken = false;
  await press();
  await userEvent.click(await screen.findByRole('button', { name: 'valoare 3' }));
  isBroken = true;
  await userEvent.click(await screen.findByRole('button', { name: 'valoare 3' }));
  await press();
  expect(renew).toHaveBeenCalledTimes(1);
  unmount();
});
