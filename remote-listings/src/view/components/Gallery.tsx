import { storageUrl } from '@anunturi/shared-auth/firebase';
import { usePhotoAddresses } from '@anunturi/shared-auth/usePhotoAddresses';
import { toPhotoWidths } from '@anunturi/shared-domain/listing/toPhotoWidths';
import { plural } from '@anunturi/shared-domain/formats/plural';
import { IconButton } from '@anunturi/shared-ui/actions/IconButton';
import { Photo } from '@anunturi/shared-ui/display/Photo';
import { ChevronLeft } from '@anunturi/shared-ui/icons/ChevronLeft';
import { ChevronRight } from '@anunturi/shared-ui/icons/ChevronRight';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import type { ListingDetail } from '#domain/listingDetail';
import { lazyComponent } from '@anunturi/shared-runtime/loading/lazyComponent';
import classes from './Gallery.module.css';

const Lightbox = lazyComponent(() =>
  import(/* webpackChunkName: "lightbox" */ './Lightbox').then((file) => file.Lightbox),
);
const ARROW_STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
const PHOTO_SIZES = '(width >= 64rem) 50rem, 100vw';

const srcSetOf = (photo: ListingDetail['photos'][number]) =>
  toPhotoWidths(photo)
    .map(([path, width]) => `${storageUrl(path)} ${width}w`)
    .join(', ');

/** The photos of a listing: swiped or stepped through, each opens large. */
export function Gallery({
  title,
  photos,
  isHidden = false,
  actions,
}: {
  title: string;
  photos: ListingDetail['photos'];
  /** Whether the reader reads them with their own right. */
  isHidden?: boolean;
  /** Buttons on the photo. */
  actions?: ReactNode;
}) {
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const [large, setLarge] = useState<number | null>(null);
  const paths = photos.map(({ path }) => path);
  const addresses = usePhotoAddresses(paths, isHidden);
  if (photos.length === 0) {
    return (
      <div className={classes.none}>
        <Photo alt="" ratio="16 / 9" rounded />
        <p className={classes.noneText}>Anunț fără fotografii</p>
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
    );
  }
  function show(at: number) {
    const element = strip.current;
    if (element) element.scrollTo({ left: at * element.clientWidth, behavior: 'smooth' });
  }
  /** Arrows move between the buttons of a row, which is one stop of the Tab key. */
  function step(event: KeyboardEvent<HTMLUListElement>) {
    const way = ARROW_STEPS[event.key];
    if (!way) return;
    event.preventDefault();
    const row = event.currentTarget;
    const here = [...row.children].findIndex((each) => each.contains(event.target as Node));
    const next = Math.min(Math.max(here + way, 0), photos.length - 1);
    row.children[next]?.querySelector('button')?.focus({ preventScroll: row === strip.current });
    show(next);
  }
  function close() {
    setLarge(null);
    strip.current?.children[large ?? 0]?.querySelector('button')?.focus({ preventScroll: true });
  }
  function follow() {
    const element = strip.current;
    if (element && element.clientWidth > 0)
      setShown(Math.round(element.scrollLeft / element.clientWidth));
  }
  return (
    <section aria-label={`Galerie: ${plural(photos.length, 'fotografie', 'fotografii')}`}>
      <div className={classes.frame}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrows move between the buttons inside */}
        <ul ref={strip} className={classes.strip} onScroll={follow} onKeyDown={step}>
          {photos.map((photo, at) => (
            <li key={photo.id} className={classes.slide} data-first-photo={at === 0 || undefined}>
              <button
                type="button"
                className={classes.open}
                tabIndex={at === shown ? undefined : -1}
                onClick={() => setLarge(at)}
                aria-label={`Măriți fotografia ${at + 1} din ${photos.length}`}
              >
                <Photo
                  src={addresses[at]}
                  srcSet={isHidden ? undefined : srcSetOf(photo)}
                  blur={photo.blur}
                  sizes={PHOTO_SIZES}
                  alt={`${title}, fotografia ${at + 1}`}
                  width={photo.width}
                  height={photo.height}
                  fit="contain"
                  priority={at === 0}
                />
              </button>
            </li>
          ))}
        </ul>
        {photos.length > 1 && (
          <>
            <span className={classes.back}>
              <IconButton
                label="Fotografia dinainte"
                icon={<ChevronLeft />}
                variant="overlay"
                tabIndex={-1}
                disabled={shown === 0}
                onClick={() => show(shown - 1)}
              />
            </span>
            <span className={classes.on}>
              <IconButton
                label="Fotografia următoare"
                icon={<ChevronRight />}
                variant="overlay"
                tabIndex={-1}
                disabled={shown === photos.length - 1}
                onClick={() => show(shown + 1)}
              />
            </span>
            <span className={classes.position} aria-hidden="true">
              {shown + 1}/{photos.length}
            </span>
          </>
        )}
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
      {photos.length > 1 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrows move between the buttons inside
        <ul className={classes.thumbs} aria-label="Toate fotografiile" onKeyDown={step}>
          {photos.map((photo, at) => (
            <li key={photo.id}>
              <button
                type="button"
                className={classes.thumb}
                aria-label={`Afișați fotografia ${at + 1}`}
                aria-current={at === shown ? 'true' : undefined}
                tabIndex={at === shown ? undefined : -1}
                onClick={() => show(at)}
              >
                <Photo
                  src={isHidden ? addresses[at] : storageUrl(photo.thumbPath)}
                  alt=""
                  width={96}
                  height={72}
                />
              </button>
            </li>
          ))}
        </ul>
      )}
      {large !== null && addresses[large] && (
        <Lightbox title={title} photos={photos} addresses={addresses} at={large} onClose={close} />
      )}
    </section>
  );
}
