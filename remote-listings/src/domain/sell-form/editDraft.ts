import type { Listing } from '@anunturi/shared-domain/listing';
import type { Photo } from '@anunturi/shared-domain/photo';
import type { Draft, DraftPhoto } from './draft';
import { fillSellForm } from './fillSellForm';

/** The draft of an edit that has changed nothing yet. */
export function toEditDraft(listing: Listing, phone?: string): Draft {
  return { revision: 0, savedAtMs: 0, listingId: listing.id, step: 'facts', form: fillSellForm(listing, phone), photos: listing.photos.map(toDraftPhoto), baseVersion: listing.version };
}

/** A seller's unsaved edit put on top of a newer version: their words and order stay, photos removed elsewhere go, photos added elsewhere come. */
export function rebaseEdit(mine: Draft, base: readonly Photo[], latest: Listing): Draft {
  const isGone = ({ id, stored }: DraftPhoto) => stored !== undefined && base.some((photo) => photo.id === id) && !latest.photos.some((photo) => photo.id === id);
  const added = latest.photos.filter((photo) => !base.some((was) => was.id === photo.id) && !mine.photos.some((each) => each.id === photo.id));
  return { ...mine, baseVersion: latest.version, photos: [...mine.photos.filter((photo) => !isGone(photo)), ...added.map(toDraftPhoto)] };
}

/** What a seller wrote, to be copied elsewhere. */
export function toCopiedText({ form }: Draft): string {
  return [form.title, form.price && `${form.price} ${form.currency === 'RON' ? 'lei' : 'euro'}`, form.description].filter(Boolean).join('\n\n');
}

const toDraftPhoto = (photo: Photo): DraftPhoto => ({ id: photo.id, name: '', stored: photo });
