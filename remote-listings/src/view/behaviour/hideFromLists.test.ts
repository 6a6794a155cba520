import { subscribeToRetiredToasts, subscribeToToasts } from '@anunturi/shared-runtime/toasts/toast';
import { currentPreferences } from '#data/preferences/localPreferences';
import { hideFromLists } from './hideFromLists';

const listing = { id: 'a'.repeat(20), ownerId: 'sellerAna', sellerName: 'Ana Pop' };

test('what is shown again takes away the undo of how it was hidden', () => {
  const about: (string | undefined)[] = [];
  const retired: string[] = [];
  const stops = [
    subscribeToToasts((toast) => about.push(toast.about)),
    subscribeToRetiredToasts((thing) => retired.push(thing)),
  ];
  hideFromLists.listing(listing);
  hideFromLists.seller(listing);
  expect(currentPreferences()).toMatchObject({
    hidden: [listing.id],
    muted: [{ id: 'sellerAna', name: 'Ana Pop' }],
  });
  hideFromLists.nothing(listing);
  expect(currentPreferences()).toMatchObject({ hidden: [], muted: [] });
  expect(about).toHaveLength(2);
  expect(retired).toEqual(about);
  stops.forEach((stop) => stop());
});
