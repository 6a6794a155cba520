import { fakeNav } from '@anunturi/shared-runtime/testing/fakeNav';
import { useNavState } from '@anunturi/shared-runtime/navigation/nav';
import { RemoteRoot } from '@anunturi/shared-runtime/lifecycles/RemoteRoot';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LiveAnswer } from '@anunturi/shared-domain/people/live';
import { forgetLoaded } from '@anunturi/shared-runtime/loading/loadCache';
import { readPublicListing, type ReadListing } from '#data/readListing';
import { MarketError } from '@anunturi/shared-domain/site/marketError';
import type { ConversationView, OutgoingMessage } from '#domain/conversation';
import { ConversationPanel } from './ConversationPanel';

const ready = <T,>(value: T) => ({
  state: 'ready' as const,
  value,
  reload() {},
  retry() {},
});
let mockMessages: (typeof message)[] = [];
const message = { id: 'm1', text: 'Bună ziua, mai este?', senderId: 'dan', sentAtMs: 1 };
let mockStored: ConversationView | null = null;
let finishMarking = () => {};
jest.mock('#data/conversations/useConversations', () => ({
  useConversation: () => ready(mockStored),
  useThread: () => ready({ messages: mockMessages, hasOlder: false }),
  useBlockedIds: () => ready([]),
  useMessageAllowance: () => ready({ left: 5 }),
  threadKey: () => 'thread',
  blockedKey: () => 'blocked',
}));
jest.mock('#data/conversations/changeConversation', () => ({
  markRead: jest.fn(() => new Promise<void>((resolve) => (finishMarking = resolve))),
}));
jest.mock('#data/conversations/readConversations', () => ({
  readThread: async () => ({ messages: [], hasOlder: false }),
}));
let mockAnswers: LiveAnswer[] = [];
jest.mock('../data/askLive', () => ({
  askLive: (_asked: unknown, signal: AbortSignal) => {
    const answer = mockAnswers.shift();
    if (answer) return Promise.resolve(answer);
    return new Promise((_, refuse) => signal.addEventListener('abort', refuse));
  },
}));
let mockKept: OutgoingMessage[] = [];
const mockDropped: string[] = [];
jest.mock('../data/sendReply', () => ({ sendReply: jest.fn() }));
jest.mock('../data/outgoingMessages', () => ({
  ...jest.requireActual<object>('../data/outgoingMessages'),
  keepReply: async () => {},
  dropReply: async (id: string) => void mockDropped.push(id),
  readOutgoing: async () => mockKept,
}));
jest.mock('#data/readListing', () => ({ readPublicListing: jest.fn() }));
const { sendReply } = jest.requireMock<{ sendReply: jest.Mock }>('../data/sendReply');
const { markRead } = jest.requireMock<{ markRead: jest.Mock }>(
  '#data/conversations/changeConversation',
);

const conversation = {
  id: 't1',
  participants: ['ana', 'dan'],
  sellerId: 'ana',
  sellerName: 'Ana',
  buyerId: 'dan',
  buyerName: 'Dan',
  listingTitle: 'Dacia Logan',
  listing: { id: 'l', title: 'Dacia Logan', photo: undefined },
  unreadBySeller: 1,
  unreadByBuyer: 0,
  lastMessageId: 'm1',
  lastMessageAt: 1,
} as unknown as ConversationView;

let visibility: DocumentVisibilityState = 'visible';
beforeAll(() =>
  Object.defineProperty(document, 'visibilityState', { get: () => visibility, configurable: true }),
);
beforeEach(() => {
  visibility = 'visible';
  mockMessages = [message];
  mockStored = null;
  mockAnswers = [];
  mockKept = [];
  mockDropped.length = 0;
  markRead.mockClear();
  forgetLoaded();
  jest.mocked(readPublicListing).mockResolvedValue({} as ReadListing);
});
/** The panel in a list that answers `onRead` differently after each navigation, as it does when its rows have changed. */
function open(onRead: (id: string, listOf: string) => void) {
  const nav = fakeNav({ screen: 'messages', path: '/mesaje-primite' });
  function List() {
    const { pathname } = useNavState().location;
    return (
      <ConversationPanel
        uid="ana"
        conversationId="t1"
        listingId={undefined}
        known={conversation}
        onRead={(id) => onRead(id, pathname)}
        onNews={() => {}}
      />
    );
  }
  render(<RemoteRoot App={List} nav={nav} />);
  return nav;
}

test('a conversation opened in a background tab is marked as read once it is looked at', async () => {
  visibility = 'hidden';
  const onRead = jest.fn();
  open(onRead);
  expect(await screen.findByText(message.text)).toBeInTheDocument();
  expect(markRead).not.toHaveBeenCalled();
  visibility = 'visible';
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(markRead).toHaveBeenCalledTimes(1));
  await act(async () => finishMarking());
  expect(onRead).toHaveBeenCalledWith('t1', '/mesaje-primite');
});

test('the list is reported as it is when the mark has arrived, not the earlier one', async () => {
  const onRead = jest.fn();
  const nav = open(onRead);
  await waitFor(() => expect(markRead).toHaveBeenCalledTimes(1));
  act(() => nav.navigate('/lista-noua'));
  await act(async () => finishMarking());
  expect(onRead.mock.calls).toEqual([['t1', '/lista-noua']]);
});

test('a message that looks like a known swindle is explained to its reader, not to its writer', async () => {
  const text = 'Scrieți numărul cardului și codul CVV ca să vă intre banii.';
  mockMessages = [
    { ...message, text },
    { ...message, id: 'm2', senderId: 'ana', text },
  ];
  open(jest.fn());
  expect(await screen.findAllByText(/Seamănă cu o înșelătorie cunoscută/)).toHaveLength(1);
  expect(
    screen.getByText(/Ca să primiți bani nu trebuie să dați datele cardului/),
  ).toBeInTheDocument();
});

test('what the other types is said, and a message of mine says when they have read it', async () => {
  mockMessages = [{ ...message, senderId: 'ana' }];
  mockAnswers = [{ typing: true }];
  openStored({ ...conversation, unreadBySeller: 0, unreadByBuyer: 1 });
  expect(await screen.findByText('Dan scrie…')).toBeInTheDocument();
  expect(screen.getByText(/Trimis$/)).toBeInTheDocument();
  mockAnswers = [{ changed: { changedAtMs: 2, unread: 0, otherUnread: 0, messages: [] } }];
  expect(await screen.findByText(/Citit$/, {}, { timeout: 3000 })).toBeInTheDocument();
  expect(screen.getByText('Dan scrie…')).toBeInTheDocument();
  const said = { id: 'm2', text: 'Vin.', senderId: 'dan', sentAtMs: 3 };
  mockAnswers = [{ changed: { changedAtMs: 3, unread: 1, otherUnread: 0, messages: [said] } }];
  await waitFor(() => expect(screen.queryByText('Dan scrie…')).not.toBeInTheDocument(), {
    timeout: 3000,
  });
});

test('a message that finds no connection waits, says so, and leaves from the log when it has left the device', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  sendReply.mockRejectedValue(new MarketError('offline'));
  openStored({ ...conversation, unreadBySeller: 0 });
  await userEvent.type(await screen.findByLabelText('Mesajul dumneavoastră'), 'Vin la cinci.');
  await userEvent.click(screen.getByRole('button', { name: 'Trimiteți' }));
  expect(await screen.findByText(/^Se trimite când aveți conexiune/)).toBeVisible();
  expect(mockDropped).toEqual([]);
  mockKept = [];
  await waitFor(() => expect(screen.queryByText('Vin la cinci.')).not.toBeInTheDocument(), {
    timeout: 5000,
  });
}, 15_000);

test('what this device kept of a closed page is there, with why it was refused', async () => {
  mockKept = [{ id: 'k1', text: 'Vin mâine.', state: 'refused', problem: 'Nu primește mesaje.' }];
  openStored({ ...conversation, unreadBySeller: 0 });
  expect(await screen.findByText('Nu primește mesaje.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Renunțați la mesaj' }));
  expect(screen.queryByText('Vin mâine.')).not.toBeInTheDocument();
  await waitFor(() => expect(mockDropped).toEqual(['k1']));
});

/** The panel by its address, with no list beside it. */
function openStored(conversation: ConversationView) {
  mockStored = conversation;
  render(
    <RemoteRoot
      App={() => (
        <ConversationPanel
          uid="ana"
          conversationId="t1"
          listingId={undefined}
          known={undefined}
          onRead={() => {}}
          onNews={() => {}}
        />
      )}
      nav={fakeNav({ screen: 'messages', path: '/mesaje-primite' })}
    />,
  );
}

test('a conversation that the list has not loaded names the tab too', async () => {
  openStored(conversation);
  expect(await screen.findByText(message.text)).toBeInTheDocument();
  expect(document.title).toBe('Dan: Dacia Logan');
});

test('with somebody who deleted the account it is read, and not written any more', async () => {
  openStored({ ...conversation, buyerName: 'Cont șters' });
  expect(await screen.findByText(/nu i se mai poate scrie/)).toBeInTheDocument();
  expect(screen.getByText(message.text)).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('a conversation about a listing that is off the site says so', async () => {
  jest.mocked(readPublicListing).mockResolvedValue(null);
  openStored(conversation);
  expect(await screen.findByText('Anunțul nu mai este public')).toBeInTheDocument();
});

test.each([
  ['a listing that is public', async () => ({}) as ReadListing],
  ['a listing that could not be asked for', () => Promise.reject(new Error('offline'))],
])('a conversation about %s says nothing of it', async (_what, answer) => {
  jest.mocked(readPublicListing).mockImplementation(answer);
  openStored(conversation);
  await waitFor(() => expect(readPublicListing).toHaveBeenCalled());
  expect(await screen.findByText(message.text)).toBeInTheDocument();
  expect(screen.queryByText('Anunțul nu mai este public')).not.toBeInTheDocument();
});

test('quick answers are offered to the seller who has not answered yet, and go once both have written', async () => {
  openStored(conversation);
  expect(await screen.findByRole('list', { name: 'Răspunsuri rapide' })).toBeInTheDocument();
  cleanup();
  mockMessages = [message, { ...message, id: 'm2', text: 'Da, mai este.', senderId: 'ana' }];
  openStored(conversation);
  expect(await screen.findByText('Da, mai este.')).toBeInTheDocument();
  expect(screen.queryByRole('list', { name: 'Răspunsuri rapide' })).not.toBeInTheDocument();
});
