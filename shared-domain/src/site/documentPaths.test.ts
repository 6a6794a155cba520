import { documentPaths, filePaths, toConversationId, toDayKey } from './documentPaths';
import { photoSchema } from '../listing/photo';
import { sampleBuyerId, sampleListingId, sampleSellerId } from '../samples/listingSamples';

test('a day is the UTC one, as rules compute it', () => {
  expect(toDayKey(new Date('2026-03-01T00:30:00+02:00'))).toBe('20260228');
});

test('a buyer and a listing have one conversation', () => {
  expect(documentPaths.conversation(sampleListingId, sampleBuyerId)).toBe(
    `conversations/${toConversationId(sampleListingId, sampleBuyerId)}`,
  );
  expect(toConversationId('a', 'b')).toBe('a_b');
});

test('the paths of a photo are those that a listing may hold', () => {
  const photo = {
    id: 'photo001',
    path: filePaths.listingPhoto(sampleSellerId, sampleListingId, 'photo001'),
    thumbPath: filePaths.listingThumbnail(sampleSellerId, sampleListingId, 'photo001'),
    width: 1600,
    height: 1200,
  };
  expect(photoSchema.safeParse(photo).success).toBe(true);
});
