import { splitAtMarks } from '@anunturi/shared-domain/listing/contactMarks';
import { hideContacts } from '@anunturi/shared-domain/listing/hideContacts';
import { groupEquipment } from '@anunturi/shared-domain/listing/vehicleEquipment';
import { FactList } from '@anunturi/shared-ui/display/FactList';
import { Photo } from '@anunturi/shared-ui/display/Photo';
import { useState } from 'react';
import { usePlaces } from '#data/lists/useLists';
import type { PhotoUploads } from '../../data/photo/PhotoUploads';
import { toTypedPrice } from '../../domain/typedPrice';
import { PriceLine } from '#components/PriceLine';
import { usePhotos } from '../../behaviour/usePhotos';
import { toPreviewFacts } from '../../domain/preview/previewFacts';
import { usePreviewForm } from '../../behaviour/usePreviewForm';
import classes from './ListingPreview.module.css';

/** The listing as a buyer will see it. */
export function ListingPreview({ uploads }: { uploads: PhotoUploads }) {
  const form = usePreviewForm();
  const places = usePlaces();
  const nameOf = (id: string) =>
    (places.state === 'ready' ? places.value.find((place) => place.id === id)?.name : undefined) ??
    id;
  const price = toTypedPrice(form);
  const facts = toPreviewFacts(form, nameOf);
  return (
    <article className={classes.preview} aria-label="Anunțul, cum îl vede cumpărătorul">
      <PreviewGallery uploads={uploads} />
      <header className={classes.head}>
        <h3 className={classes.title}>{form.title || 'Titlul lipsește'}</h3>
        {price ? (
          <PriceLine price={price} large />
        ) : (
          <p className={classes.missing}>Prețul lipsește</p>
        )}
        <p className={classes.where}>
          {form.localityId === '' ? 'Localitatea lipsește' : nameOf(form.localityId)}
        </p>
      </header>
      {facts.length > 0 && <FactList facts={facts} />}
      {form.shape !== 'service' &&
        groupEquipment(form.equipment).map(({ group, label, items }) => (
          <section key={group}>
            <h4 className={classes.small}>{label}</h4>
            <p className={classes.text}>{items.join(', ')}</p>
          </section>
        ))}
      <section>
        <h4 className={classes.small}>Descriere</h4>
        <p className={classes.description}>
          {form.description ? <Description text={form.description} /> : 'Descrierea lipsește'}
        </p>
      </section>
    </article>
  );
}

/** Contacts stand behind a button there. */
function Description({ text }: { text: string }) {
  return splitAtMarks(hideContacts(text).description).map((part, at) =>
    part.at === undefined ? part.text : <u key={at}>Afișați contactul</u>,
  );
}

function PreviewGallery({ uploads }: { uploads: PhotoUploads }) {
  const photos = usePhotos(uploads);
  const [chosenId, choose] = useState<string>();
  const shown = photos.find((photo) => photo.id === chosenId) ?? photos[0];
  return (
    <div className={classes.gallery}>
      <Photo
        src={shown?.fullUrl ?? shown?.previewUrl}
        alt={shown ? 'Fotografia aleasă' : 'Fără fotografii'}
        fit="contain"
        rounded
      />
      {photos.length > 1 && (
        <div className={classes.thumbs}>
          {photos.map((photo, at) => (
            <button
              key={photo.id}
              type="button"
              className={classes.thumb}
              aria-label={`Afișați fotografia ${at + 1}`}
              aria-pressed={photo.id === shown?.id}
              onClick={() => choose(photo.id)}
            >
              <Photo src={photo.previewUrl} alt="" rounded />
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
