import { otherParticipant, unreadBy } from './conversation';
import { toPreview } from './message';
import { sampleConversation } from '../samples/messageSamples';

test('a preview is one line that fits', () => {
  expect(toPreview('Bună ziua,\n\n mai este?')).toBe('Bună ziua, mai este?');
  expect(toPreview('x'.repeat(141))).toHaveLength(140);
  expect(toPreview('x'.repeat(141)).endsWith('…')).toBe(true);
});

test('each side sees the other one and its own unread messages', () => {
  const { sellerId, buyerId } = sampleConversation;
  expect(otherParticipant(sampleConversation, sellerId)).toEqual({
    uid: buyerId,
    name: 'Dan Radu',
  });
  expect(otherParticipant(sampleConversation, buyerId)).toEqual({ uid: sellerId, name: 'Ana Pop' });
  expect([unreadBy(sampleConversation, sellerId), unreadBy(sampleConversation, buyerId)]).toEqual([
    1, 0,
  ]);
});
