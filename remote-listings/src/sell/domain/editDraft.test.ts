import type { Listing } from '@anunturi/shared-domain/listing/listing';
import {
  sampleCar,
  sampleListingId,
  samplePhotos,
} from '@anunturi/shared-domain/samples/listingSamples';
import { rebaseEdit, toCopiedText, toEditDraft } from './editDraft';

const listing = { ...sampleCar, id: sampleListingId } as Listing;
const [first, second, third, fourth] = samplePhotos(4);

test('an edit on top of a newer version keeps what was changed here and takes the rest from there', () => {
  const draft = toEditDraft(listing, '0712345678');
  const mine = {
    ...draft,
    form: { ...draft.form, title: 'Titlul meu cu totul nou' },
    photos: [draft.photos[2]!, draft.photos[0]!, { id: 'local', name: 'a.jpg' }],
  };
  const latest = {
    ...listing,
    version: 2,
    title: 'Titlul celălalt',
    price: { ...listing.price, amountMinor: 900_000 },
    photos: [second!, third!, fourth!],
  };
  const { form, photos, base } = rebaseEdit(mine, latest, '0712345678');
  expect([form.title, form.price, base?.version]).toEqual(['Titlul meu cu totul nou', '9.000', 2]);
  expect(photos.map((photo) => photo.id)).toEqual([third!.id, 'local', fourth!.id]);
  expect(first!.id).toBe(draft.photos[0]!.id);
});

test('an edit that changed nothing becomes the newer version', () => {
  const latest = {
    ...listing,
    version: 2,
    description: 'O descriere scrisă din nou, destul de lungă.',
  };
  expect(rebaseEdit(toEditDraft(listing), latest).form.description).toBe(latest.description);
});

test('the text to be copied has title, price and description', () => {
  expect(toCopiedText(toEditDraft(listing))).toBe(
    `${listing.title}\n\n9.500 euro\n\n${listing.description}`,
  );
});
