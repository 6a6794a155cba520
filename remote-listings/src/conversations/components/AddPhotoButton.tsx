import { lookOf } from '@anunturi/shared-ui/actions/Button';
import { VisuallyHidden } from '@anunturi/shared-ui/display/VisuallyHidden';
import { ImagePlus } from '@anunturi/shared-ui/icons/ImagePlus';
import type { ChangeEvent } from 'react';
import { ACCEPTED_PHOTOS } from '#domain/photo/acceptedPhotos';
import classes from './AddPhotoButton.module.css';

/** Chooses a photo of the device, or takes one; the field itself takes the keyboard. */
export function AddPhotoButton({ onPhoto }: { onPhoto(file: File): void }) {
  function pick({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    if (file) onPhoto(file);
    target.value = ''; // so that the same file can be picked again
  }
  return (
    <label
      title="Adăugați o fotografie"
      className={`${lookOf({ variant: 'ghost' })} ${classes.button}`}
    >
      <ImagePlus size={20} aria-hidden="true" />
      <VisuallyHidden>Adăugați o fotografie</VisuallyHidden>
      <input type="file" accept={ACCEPTED_PHOTOS} className={classes.input} onChange={pick} />
    </label>
  );
}
