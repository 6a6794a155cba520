import type { Photo } from '@anunturi/shared-domain/listing/photo';
import type { SellForm } from './sellForm';
import type { SellStep } from './sellSteps';

/** A photo of a draft: `stored` once it lies in file storage; its pixels on the device are kept apart, by its id. */
export type DraftPhoto = { id: string; name: string; stored?: Photo };

/** A listing being written, as the device keeps it until it is published. */
export type Draft = {
  /** Grows with every save, so that a second tab is noticed. */
  revision: number;
  savedAtMs: number;
  /** Id that the listing will have: a publication that was cut off goes on where it stopped. */
  listingId: string;
  step: SellStep;
  form: SellForm;
  photos: DraftPhoto[];
  /** Of an edit: the listing as it was when the edit began. */
  base?: { version: number; form: SellForm; photos: Photo[] };
};

/** The pixels of a photo: what the seller gave until it is prepared, then the two files to be stored. */
export type PhotoFiles = {
  source?: Blob;
  full?: Blob;
  thumb?: Blob;
  width?: number;
  height?: number;
  /** Of what the seller gave, as `digestOf` writes it: the same picture is not taken in twice. */
  digest?: string | undefined;
};
