import { MarketError } from '@anunturi/shared-domain/site/marketError';
import type { Photo } from '@anunturi/shared-domain/listing/photo';
import type { Draft } from '#domain/sell-form/draft';
import { fillSellForm } from '#domain/sell-form/fillSellForm';
import { randomId } from '#domain/randomId';
import type { DraftStore } from '#data/drafts/draftStore';
import { openDraftStore } from '#data/drafts/openDraftStore';
import { readListingToEdit } from '#data/drafts/readListingToEdit';
import { readStoredFile } from '@anunturi/shared-auth/readStoredFile';
import { withMarketErrors } from '@anunturi/shared-auth/firestore/toMarketError';

/** The name of the one draft of a new listing. */
const DRAFT = 'new';

/**
 * Makes the draft of a new listing from one of the owner's, photos included (files of its own, so that deleting one harms neither).
 * False, with nothing changed, when a draft with content waits on this device and may not be replaced.
 */
export function copyToDraft(
  listingId: string,
  uid: string,
  replace: boolean,
  store?: DraftStore,
): Promise<boolean> {
  return withMarketErrors(() => copy(listingId, uid, replace, store));
}

async function copy(
  listingId: string,
  uid: string,
  replace: boolean,
  store?: DraftStore,
): Promise<boolean> {
  const drafts = store ?? (await openDraftStore());
  const waiting = await drafts.load(DRAFT);
  if (waiting && !replace && (waiting.form.title.trim() !== '' || waiting.photos.length > 0))
    return false;
  const { listing, phone } = await readListingToEdit(listingId, uid);
  const copied = await Promise.all(
    listing.photos.map(async (photo) => ({ id: randomId(), photo, files: await readFiles(photo) })),
  );
  await drafts.remove(DRAFT);
  for (const { id, photo, files } of copied)
    await drafts.saveFiles(DRAFT, id, { ...files, width: photo.width, height: photo.height });
  const draft: Draft = {
    revision: (waiting?.revision ?? 0) + 1,
    savedAtMs: Date.now(),
    listingId: randomId(),
    step: 'facts',
    form: { ...fillSellForm(listing, phone), vin: '' },
    photos: copied.map(({ id }, at) => ({ id, name: `Fotografia ${at + 1}` })),
  };
  await drafts.replace(DRAFT, draft);
  return true;
}

async function readFiles({ path, thumbPath }: Photo): Promise<{ full: Blob; thumb: Blob }> {
  const [full, thumb] = await Promise.all([path, thumbPath].map(readStoredFile));
  if (!full || !thumb)
    throw new MarketError(
      'notFound',
      'O fotografie a anunțului lipsește; copia nu a putut fi făcută.',
    );
  return {
    full: new Blob([full], { type: 'image/webp' }),
    thumb: new Blob([thumb], { type: 'image/webp' }),
  };
}
