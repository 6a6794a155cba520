import { configureFakeFirebase } from '@anunturi/shared-auth/testing/configureFakeFirebase';
import { fakeSignedIn, setFakeSession } from '@anunturi/shared-auth/fakeSession';
import { NEWS_EVENT } from '@anunturi/shared-contract/page/newsEvent';
import type { LiveAnswer, LiveNews } from '@anunturi/shared-domain/people/live';
import { RemoteRoot } from '@anunturi/shared-runtime/lifecycles/RemoteRoot';
import { forgetLoaded } from '@anunturi/shared-runtime/loading/loadCache';
import { fakeNav } from '@anunturi/shared-runtime/testing/fakeNav';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MessagesScreen } from './MessagesScreen';

type Window = { sinceMs?: number; beforeMs?: number };
const conversation = (n: number) => ({
  id: `t${n}`,
  sellerId: 'ana',
  sellerName: 'Ana',
  buyerId: `dan${n}`,
  buyerName: `Dan ${n}`,
  listingTitle: 'Dacia Logan',
  lastText: `vorba ${n}`,
  lastMessageId: `m${n}`,
  lastMessageAt: n,
  unreadBySeller: 0,
  unreadByBuyer: 0,
});
const message = (n: number) => ({ id: `m${n}`, text: `vorba ${n}`, senderId: 'dan5', sentAtMs: n });
/** What a window of moments shows: 5 at first, then 4 as older and 6 as news. */
function numberIn({ sinceMs, beforeMs }: Window) {
  if (beforeMs) return 4;
  return sinceMs ? 6 : 5;
}
/** Answers by number, and who waits for one. */
const mockWaiting = new Map<number, () => void>();
const mockAnswer = async <T,>(shown: Window = {}, toPage: (n: number) => T): Promise<T> => {
  const n = numberIn(shown);
  if (n !== 5) await new Promise<void>((resolve) => mockWaiting.set(n, resolve));
  return toPage(n);
};
let mockInbox: (() => Promise<unknown>) | undefined;
jest.mock('#data/conversations/readConversations', () => ({
  readInbox: (_uid: string, _listingId: unknown, shown?: Window) =>
    mockInbox?.() ??
    mockAnswer(shown, (n) => ({ conversations: [conversation(n)], hasOlder: n === 5 })),
  readThread: (_id: string, shown?: Window) =>
    mockAnswer(shown, (n) => ({ messages: [message(n)], hasOlder: n === 5 })),
  readConversation: async () => conversation(5),
}));
jest.mock('#data/conversations/changeConversation', () => ({ readBlockedIds: async () => [] }));
jest.mock('#data/conversations/readMessageAllowance', () => ({
  readMessageAllowance: async () => ({ left: 5 }),
}));
let mockAnswers: LiveAnswer[] = [];
jest.mock('./data/askLive', () => ({
  askLive: async () => mockAnswers.shift() ?? new Promise(() => {}),
}));
jest.mock('#data/readListing', () => ({ readPublicListing: async () => ({}) }));

beforeAll(() => configureFakeFirebase());
beforeEach(() => {
  forgetLoaded();
  mockWaiting.clear();
  mockInbox = undefined;
  mockAnswers = [];
  setFakeSession(fakeSignedIn());
});

const arrive = (n: number) => act(async () => mockWaiting.get(n)!());
const texts = (role: string, name: string) =>
  within(screen.getByRole(role, { name }))
    .getAllByText(/^vorba \d$/)
    .map(({ textContent }) => textContent);

test.each([
  ['messages', '?conversatie=t5', 'Mesaje mai vechi', 'log', 'Mesaje', [4, 5, 6], [4, 6]],
  ['messages', '?conversatie=t5', 'Mesaje mai vechi', 'log', 'Mesaje', [4, 5, 6], [6, 4]],
  ['conversations', '', 'Conversații mai vechi', 'list', 'Conversații', [6, 5, 4], [4, 6]],
  ['conversations', '', 'Conversații mai vechi', 'list', 'Conversații', [6, 5, 4], [6, 4]],
])(
  'older %s and news that were asked for at once are all shown, whichever come first',
  async (_what, search, button, role, name, shown, order) => {
    const nav = fakeNav({ screen: 'messages', path: `/mesaje-primite${search}` });
    render(<RemoteRoot App={MessagesScreen} nav={nav} />);
    await userEvent.click(await screen.findByRole('button', { name: button }));
    act(() => void window.dispatchEvent(new Event('focus')));
    await waitFor(() => expect([...mockWaiting.keys()].sort()).toEqual([4, 6]));
    for (const n of order) await arrive(n);
    await waitFor(() => expect(texts(role, name)).toEqual(shown.map((n) => `vorba ${n}`)));
  },
);

test.each([
  [
    'there are no messages',
    'Nu aveți încă mesaje',
    async () => ({ conversations: [], hasOlder: false }),
  ],
  [
    'messages cannot be read',
    'Nu am putut încărca mesajele',
    async () => {
      throw new Error('down');
    },
  ],
])('where %s nobody is told to choose one', async (_case, title, inbox) => {
  mockInbox = inbox;
  render(
    <RemoteRoot
      App={MessagesScreen}
      nav={fakeNav({ path: '/mesaje-primite', screen: 'messages' })}
    />,
  );
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.queryByText('Alegeți o conversație din listă.')).toBeNull();
});

test('what comes beside an open conversation is in the list and told to the shell, and nothing looks for it', async () => {
  const told = jest.fn();
  const hear = (event: Event) => told((event as CustomEvent).detail);
  window.addEventListener(NEWS_EVENT, hear);
  const conversations = [conversation(6)] as unknown as LiveNews['conversations'];
  mockAnswers = [{ news: { since: 'p.1', messages: 2, notices: 1, conversations } }];
  const nav = fakeNav({ screen: 'messages', path: '/mesaje-primite?conversatie=t5' });
  const { unmount } = render(<RemoteRoot App={MessagesScreen} nav={nav} />);
  await waitFor(() => expect(told).toHaveBeenCalledWith({ messages: 2, notices: 1 }));
  await waitFor(() => expect(texts('list', 'Conversații')).toEqual(['vorba 6', 'vorba 5']));
  act(() => void window.dispatchEvent(new Event('focus')));
  expect([...mockWaiting.keys()]).toEqual([]);
  unmount();
  expect(told).toHaveBeenLastCalledWith(null);
  window.removeEventListener(NEWS_EVENT, hear);
});
