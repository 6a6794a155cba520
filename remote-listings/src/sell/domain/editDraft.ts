import type { Listing } from '@anunturi/shared-domain/listing/listing';
import type { Photo } from '@anunturi/shared-domain/listing/photo';
import type { Draft, DraftPhoto } from '#domain/sell-form/draft';
import { fillSellForm } from '#domain/sell-form/fillSellForm';
import type { SellForm } from '#domain/sell-form/sellForm';

/** The draft of an edit that has changed nothing yet. */
export function toEditDraft(listing: Listing, phone?: string): Draft {
  const form = fillSellForm(listing, phone);
  const photos = listing.photos.map(toDraftPhoto);
  return {
    revision: 0,
    savedAtMs: 0,
    listingId: listing.id,
    step: 'facts',
    form,
    photos,
    base: { version: listing.version, form, photos: listing.photos },
  };
}

/**
 * A seller's unsaved edit put on top of a newer version: what they changed stays theirs, the rest is the newer one;
 * photos removed elsewhere go,
 * photos added elsewhere come.
 */
export function rebaseEdit(mine: Draft, latest: Listing, phone?: string): Draft {
  const fresh = toEditDraft(latest, phone);
  const { base } = mine;
  if (!base) return { ...mine, base: fresh.base };
  const changed = Object.entries(mine.form).filter(
    ([field, value]) =>
      JSON.stringify(value) !== JSON.stringify(base.form[field as keyof SellForm]),
  );
  const isGone = ({ id, stored }: DraftPhoto) =>
    stored !== undefined &&
    base.photos.some((photo) => photo.id === id) &&
    !latest.photos.some((photo) => photo.id === id);
  const added = latest.photos.filter(
    (photo) =>
      !base.photos.some((was) => was.id === photo.id) &&
      !mine.photos.some((each) => each.id === photo.id),
  );
  return {
    ...mine,
    form: { ...fresh.form, ...(Object.fromEntries(changed) as Partial<SellForm>) },
    photos: [...mine.photos.filter((photo) => !isGone(photo)), ...added.map(toDraftPhoto)],
    base: fresh.base,
  };
}

/** What a seller wrote, to be copied elsewhere. */
export function toCopiedText({ form }: Draft): string {
  return [
    form.title,
    form.price && `${form.price} ${form.currency === 'RON' ? 'lei' : 'euro'}`,
    form.description,
  ]
    .filter(Boolean)
    .join('\n\n');
}

const toDraftPhoto = (photo: Photo): DraftPhoto => ({ id: photo.id, name: '', stored: photo });
