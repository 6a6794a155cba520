import {
  type ConversationView,
  type ConversationMessage,
  mergeMessages,
  mergeConversations,
  quoteMessages,
} from './conversation';

const message = (
  id: string,
  sentAtMs: number,
  text = id,
  senderId = 'dan',
): ConversationMessage => ({
  id,
  text,
  senderId,
  sentAtMs,
});

test('news are merged without doubles, in order', () => {
  const known = [message('a', 1), message('b', 2)];
  expect(mergeMessages(known, [message('b', 2), message('c', 3)]).map(({ id }) => id)).toEqual([
    'a',
    'b',
    'c',
  ]);
  const conversation = (id: string, lastMessageAt: number) =>
    ({ id, lastMessageAt }) as ConversationView;
  expect(
    mergeConversations([conversation('x', 5), conversation('y', 4)], [conversation('y', 9)]).map(
      ({ id, lastMessageAt }) => [id, lastMessageAt],
    ),
  ).toEqual([
    ['y', 9],
    ['x', 5],
  ]);
});

test('a report quotes the newest words of the other person that fit', () => {
  const messages = [
    message('1', 1, 'prima'),
    message('2', 2, 'a mea', 'ana'),
    message('3', 3, 'a doua\nlinie'),
  ];
  expect(quoteMessages(messages, 'dan', 100)).toBe('> prima\n> a doua linie');
  expect(quoteMessages(messages, 'dan', 20)).toBe('> a doua linie');
});
