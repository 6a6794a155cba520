import { listingId, seller } from '../../people';
import type { RuleCase } from '../../RuleCase';
import { everybody, fileMatrix, fileSetup } from './fileSetup';
import { messageFileRows } from './messageFileRows';

/** Every role with every verb on every folder. */
export function fileAccessRows(now: Date): RuleCase[] {
  const { photo, kept, booked, test, blog } = fileSetup(now);
  return [
    ...fileMatrix('a photo', photo, 'image/webp', { get: everybody }),
    ...fileMatrix(
      'a hidden photo',
      photo,
      'image/webp',
      { get: ['owner', 'blocked', 'moderator', 'admin'] },
      {},
      { hidden: 'da' },
    ),
    ...messageFileRows(now),
    ...fileMatrix('a folder of photos', `listings/${seller}/${listingId}`, 'image/webp', {}),
    ...fileMatrix('a picture of the blog', blog, 'image/webp', {
      get: everybody,
    }),
    ...fileMatrix(
      'a kept file',
      kept,
      'application/pdf',
      {
        get: ['owner', 'blocked'],
        list: ['owner', 'blocked'],
      },
      booked,
    ),
    ...fileMatrix('a test upload of an earlier version', test, 'image/webp', {}),
    ...fileMatrix('a file elsewhere', `elsewhere/${seller}/x.webp`, 'image/webp', {}),
    ...fileMatrix('a file at the top', 'x.webp', 'image/webp', {}),
  ];
}
