import { Button, lookOf } from '@anunturi/shared-ui/actions/Button';
import { FileDrop } from '@anunturi/shared-ui/fields/FileDrop';
import { Notice } from '@anunturi/shared-ui/feedback/Notice';
import { plural } from '@anunturi/shared-domain/formats/plural';
import { Camera } from '@anunturi/shared-ui/icons/Camera';
import { useState } from 'react';
import type { ChangeEvent } from 'react';
import type { PhotoUploads } from '../../data/photo/PhotoUploads';
import { ACCEPTED_PHOTOS } from '#domain/photo/acceptedPhotos';
import { PhotoGrid } from './PhotoGrid';
import { usePhotos } from '../../behaviour/usePhotos';
import classes from './PhotosStep.module.css';

/** Photos: picked, dropped or taken; ordered; the first one stands on the card. */
export function PhotosStep({ uploads, max }: { uploads: PhotoUploads; max: number }) {
  const photos = usePhotos(uploads);
  const [refused, setRefused] = useState<string[]>([]);
  const full = photos.length >= max;
  const add = (files: File[]) => void uploads.add(files, max).then(setRefused);
  function takePhoto(event: ChangeEvent<HTMLInputElement>) {
    add([...(event.target.files ?? [])]);
    event.target.value = '';
  }
  return (
    <div className={classes.photos}>
      <FileDrop
        label="Adăugați fotografii"
        hint={
          <>
            <span className={classes.drag}>Alegeți sau trageți aici. </span>
            {`Cel mult ${plural(max, 'fotografie', 'fotografii')}, 40 MB fiecare; JPEG, PNG, WebP, AVIF sau HEIC.`}
          </>
        }
        accept={ACCEPTED_PHOTOS}
        multiple
        disabled={full}
        onFiles={add}
      />
      <label
        className={`${lookOf({ variant: 'secondary' })} ${classes.camera}`}
        data-disabled={full || undefined}
      >
        <Camera size={20} />
        Fotografiați acum
        <input
          type="file"
          accept="image/*"
          capture="environment"
          className={classes.input}
          disabled={full}
          onChange={takePhoto}
        />
      </label>
      {refused.length > 0 && (
        <Notice
          tone="warn"
          role="alert"
          title="Unele fișiere nu au fost adăugate"
          action={
            <Button variant="ghost" size="small" onClick={() => setRefused([])}>
              Am înțeles
            </Button>
          }
        >
          {refused.map((text) => (
            <p key={text} className={classes.refused}>
              {text}
            </p>
          ))}
        </Notice>
      )}
      {photos.some(({ isNotKept }) => isNotKept) && (
        <Notice tone="warn" role="status">
          Browserul nu poate păstra fotografiile pe acest dispozitiv: rămân aici până închideți
          pagina. Publicați anunțul înainte de a o închide.
        </Notice>
      )}
      {photos.length > 0 && <PhotoGrid uploads={uploads} photos={photos} />}
    </div>
  );
}
