import { formatDateTime } from '@anunturi/shared-domain/formats/formatDate';
import type { Writing } from '../behaviour/useWriting';
import classes from './PublishPanel.module.css';

/** Whether what is typed is stored. */
export function SavedLine({
  writing: { saving, dirty, failure, savedAtMs, stored },
}: {
  writing: Writing;
}) {
  const words = () => {
    if (saving) return 'Se salvează…';
    if (failure) return `Nesalvat: ${failure}`;
    if (dirty)
      return stored?.status === 'draft'
        ? 'Modificări nesalvate'
        : 'Modificări nesalvate, păstrate pe acest dispozitiv';
    return savedAtMs === undefined ? 'Încă nesalvat' : `Salvat: ${formatDateTime(savedAtMs)}`;
  };
  return (
    <p role="status" className={classes.saved} data-failed={failure ? true : undefined}>
      {words()}
    </p>
  );
}
