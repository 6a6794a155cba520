import type { LiveAnswer } from '@anunturi/shared-domain/people/live';
import { LIVE_PAUSE_MS } from '@anunturi/shared-domain/people/livePace';
import { askLive } from '../data/askLive';
import { followLive, type LiveListener } from './followLive';

jest.mock('../data/askLive');

/** The questions that were asked, each to be answered by hand. */
let asked: {
  question: Parameters<typeof askLive>[0];
  answer(given: LiveAnswer): void;
  fail(): void;
  signal: AbortSignal;
}[] = [];
let visibility: DocumentVisibilityState = 'visible';
let end: AbortController;
const told: LiveListener = {
  onLive: jest.fn(),
  onChanged: jest.fn(),
  onTyping: jest.fn(),
  onNews: jest.fn(),
};

beforeAll(() =>
  Object.defineProperty(document, 'visibilityState', { get: () => visibility, configurable: true }),
);
beforeEach(() => {
  jest.useFakeTimers();
  asked = [];
  visibility = 'visible';
  end = new AbortController();
  for (const each of Object.values(told)) (each as jest.Mock).mockClear();
  jest.mocked(askLive).mockImplementation(
    (question, signal) =>
      new Promise((answer, refuse) => {
        const fail = () => refuse(new Error('away'));
        signal.addEventListener('abort', fail);
        asked.push({ question, answer, fail, signal });
      }),
  );
});
afterEach(() => {
  end.abort();
  jest.useRealTimers();
});

const follow = () => followLive({ conversationId: 'c1', afterMs: 5 }, told, end.signal);
const settle = () => jest.advanceTimersByTimeAsync(0);
const changed = { changedAtMs: 9, unread: 1, otherUnread: 0, messages: [] };

test('an answer is told and the next question begins after it, a second after the one before', async () => {
  follow();
  await settle();
  asked[0]!.answer({ changed });
  await settle();
  expect(told.onChanged).toHaveBeenCalledWith(changed);
  await jest.advanceTimersByTimeAsync(LIVE_PAUSE_MS - 1);
  expect(asked).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(asked[1]!.question).toMatchObject({ afterMs: 9 });
});

test('a hidden page asks nothing, and goes on from where it was when it is looked at', async () => {
  follow();
  await settle();
  visibility = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
  expect(asked[0]!.signal.aborted).toBe(true);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(1);
  visibility = 'visible';
  document.dispatchEvent(new Event('visibilitychange'));
  await settle();
  expect(asked[1]!.question).toMatchObject({ afterMs: 5 });
});

test('what waits elsewhere is asked for at once, then from where it was told, and anew after the page was hidden', async () => {
  follow();
  await settle();
  expect(asked[0]!.question).toMatchObject({ since: '0' });
  const news = { since: 'p.1', messages: 2, notices: 0, conversations: [] };
  asked[0]!.answer({ news });
  await jest.advanceTimersByTimeAsync(LIVE_PAUSE_MS);
  expect(told.onNews).toHaveBeenCalledWith(news);
  expect(asked[1]!.question).toMatchObject({ since: 'p.1' });
  visibility = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
  expect(told.onLive).toHaveBeenLastCalledWith(false);
  await jest.advanceTimersByTimeAsync(LIVE_PAUSE_MS);
  visibility = 'visible';
  document.dispatchEvent(new Event('visibilitychange'));
  await settle();
  expect(asked[2]!.question).toMatchObject({ since: '0' });
});

test('typing is told with a new question, once in a while, and its end too', async () => {
  const { tell } = follow();
  await settle();
  tell(false);
  expect(asked[0]!.signal.aborted).toBe(false);
  tell(true);
  tell(true);
  await jest.advanceTimersByTimeAsync(LIVE_PAUSE_MS);
  expect(asked).toHaveLength(2);
  expect(asked[1]!.question).toMatchObject({ typing: true });
  tell(false);
  await jest.advanceTimersByTimeAsync(LIVE_PAUSE_MS);
  expect(asked[2]!.question).toMatchObject({ typing: false });
  expect(told.onLive).not.toHaveBeenCalledWith(false);
});

test('when the server is away the page is told to look by itself, and it is asked again later', async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  follow();
  await settle();
  asked[0]!.fail();
  await settle();
  expect(told.onLive).toHaveBeenLastCalledWith(false);
  await jest.advanceTimersByTimeAsync(29_000);
  expect(asked).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(2000);
  asked[1]!.answer({});
  await settle();
  expect(told.onLive).toHaveBeenLastCalledWith(true);
});

test('what is closed asks nothing more', async () => {
  follow();
  await settle();
  end.abort();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(1);
});
