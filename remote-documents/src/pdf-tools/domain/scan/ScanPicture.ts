import type { PreparedImage } from '../pictures/preparedImage';

/** A picture in red, green, blue and opacity, a byte each. */
export type Pixels = { data: Uint8ClampedArray<ArrayBuffer>; width: number; height: number };

/** A picture of a PDF, as stored or read; several that make one (a scanner's strips), each with its place. */
export type ScanPicture =
  | Blob
  | Pixels
  | {
      width: number;
      height: number;
      parts: { picture: Blob | Pixels; left: number; top: number; width: number; height: number }[];
    };
/** How a scanned page is shown, which says where its lines run, and whether its picture has two tones already. */
export type Scan = { rotation: number; isTwoTone: boolean };

/** A photo made smaller; the picture of a scanned page as asked, null when it is to stay. `asPhoto`: the scan takes the level of photos. */
export type ShrinkPicture = (
  picture: ScanPicture,
  scan: Scan | null,
  asPhoto?: boolean,
) => Promise<PreparedImage | null>;
