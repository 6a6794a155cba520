import { useState } from 'react';
import type { Listing } from '@anunturi/shared-domain/listing/listing';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { Dialog } from '@anunturi/shared-ui/overlays/Dialog';
import { useQueueKeys } from '../../behaviour/useQueueKeys';
import { ListingPhoto } from '../ListingPhoto';
import styles from './ListingPhotos.module.css';

/** The photos of a listing: one large, walked through with `d` and `f`, and shown whole with `z`. */
export function ListingPhotos({ listing: { photos, status } }: { listing: Listing }) {
  const [at, setAt] = useState(0);
  const [isLarge, setLarge] = useState(false);
  const move = (by: number) => setAt((now) => Math.min(Math.max(now + by, 0), photos.length - 1));
  useQueueKeys({
    d: () => move(-1),
    f: () => move(1),
    z: () => photos.length > 0 && setLarge(true),
  });
  const photo = photos[at];
  const name = photo ? `Fotografia ${at + 1} din ${photos.length}` : 'Anunț fără fotografii';
  const shown = {
    path: photo?.path,
    status,
    alt: name,
    ...(photo && { width: photo.width, height: photo.height }),
    fit: 'contain',
    priority: true,
  } as const;
  return (
    <div className={styles.photos}>
      {photo ? (
        <button
          type="button"
          className={styles.open}
          aria-label={`${name}, afișați-o mărită`}
          onClick={() => setLarge(true)}
        >
          <ListingPhoto key={photo.id} {...shown} rounded />
        </button>
      ) : (
        <ListingPhoto {...shown} ratio="16 / 9" rounded />
      )}
      {photos.length > 1 && (
        <ul className={styles.thumbs} aria-label="Fotografiile anunțului">
          {photos.map((each, index) => (
            <li key={each.id}>
              <button
                type="button"
                className={styles.thumb}
                aria-label={`Afișați fotografia ${index + 1}`}
                aria-pressed={index === at}
                onClick={() => setAt(index)}
              >
                <ListingPhoto
                  path={each.thumbPath}
                  status={status}
                  alt=""
                  width={480}
                  height={360}
                />
              </button>
            </li>
          ))}
        </ul>
      )}
      {isLarge && (
        <Dialog
          open
          size="full"
          onClose={() => setLarge(false)}
          title={name}
          footer={
            <>
              <Button variant="secondary" disabled={at === 0} onClick={() => move(-1)}>
                Înapoi
              </Button>
              <Button
                variant="secondary"
                disabled={at >= photos.length - 1}
                onClick={() => move(1)}
              >
                Următoarea
              </Button>
            </>
          }
        >
          {/* Larger than the screen: scrolled by keys, too. */}
          <section tabIndex={0} aria-label={`${name}, mărită`}>
            <ListingPhoto key={photo?.id} {...shown} ratio="natural" />
          </section>
        </Dialog>
      )}
    </div>
  );
}
