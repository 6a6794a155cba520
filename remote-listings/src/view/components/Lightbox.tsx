import YetAnotherLightbox from 'yet-another-react-lightbox';
import Counter from 'yet-another-react-lightbox/plugins/counter';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import type { ListingDetail } from '#domain/listingDetail';
import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/counter.css';

export type LightboxProps = {
  title: string;
  photos: ListingDetail['photos'];
  /** Where each photo is found; undefined while it is not here: it is left out. */
  addresses: readonly (string | undefined)[];
  /** The place of the first that is shown, which is here. */
  at: number;
  onClose(): void;
};

const labels = {
  Previous: 'Fotografia dinainte',
  Next: 'Fotografia următoare',
  Close: 'Închideți',
  'Zoom in': 'Măriți',
  'Zoom out': 'Micșorați',
  Lightbox: 'Fotografii',
  'Photo gallery': 'Galerie',
  Carousel: 'Carusel',
  Slide: 'Fotografie',
  '{index} of {total}': '{index} din {total}',
};

/** The photos over the whole screen: arrows, swipe, pinch and wheel. Loaded on demand. */
export function Lightbox({ title, photos, addresses, at, onClose }: LightboxProps) {
  return (
    <YetAnotherLightbox
      open
      close={onClose}
      index={addresses.slice(0, at).filter(Boolean).length}
      slides={photos.flatMap(({ width, height }, index) => {
        const src = addresses[index];
        return src ? [{ src, width, height, alt: `${title}, fotografia ${index + 1}` }] : [];
      })}
      plugins={[Counter, Zoom]}
      labels={labels}
      carousel={{ finite: true }}
      controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
    />
  );
}
