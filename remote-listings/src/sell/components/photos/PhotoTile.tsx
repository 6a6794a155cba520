import { Badge } from '@anunturi/shared-ui/display/Badge';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { IconButton } from '@anunturi/shared-ui/actions/IconButton';
import { Photo } from '@anunturi/shared-ui/display/Photo';
import { ProgressBar } from '@anunturi/shared-ui/feedback/ProgressBar';
import { showToast } from '@anunturi/shared-runtime/toasts/toast';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ArrowLeft } from '@anunturi/shared-ui/icons/ArrowLeft';
import { ArrowRight } from '@anunturi/shared-ui/icons/ArrowRight';
import { RotateCw } from '@anunturi/shared-ui/icons/RotateCw';
import { Star } from '@anunturi/shared-ui/icons/Star';
import { Trash } from '@anunturi/shared-ui/icons/Trash';
import type { PhotoUploads } from '../../data/photo/PhotoUploads';
import type { PhotoItem } from '../../domain/photoItem';
import classes from './PhotoTile.module.css';

type Props = {
  uploads: PhotoUploads;
  photo: PhotoItem;
  at: number;
  count: number;
};

/** One photo with its state and what can be done with it. */
export function PhotoTile({ uploads, photo, at, count }: Props) {
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({
    id: photo.id,
    attributes: { roleDescription: 'fotografie care se poate muta' },
  });
  const name = `Fotografia ${at + 1}`;
  const busy = photo.state === 'preparing' || photo.state === 'uploading';
  function remove() {
    const undo = uploads.remove(photo.id);
    showToast(`${name} a fost scoasă.`, { undo });
  }
  return (
    <li
      ref={setNodeRef}
      className={classes.tile}
      data-row={photo.id}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <div
        className={classes.picture}
        {...attributes}
        {...listeners}
        aria-label={`${name} din ${count}${at === 0 ? ', principală' : ''}`}
      >
        <Photo
          src={photo.previewUrl}
          alt=""
          rounded
          placeholder={photo.state === 'preparing' && <span role="status">Se pregătește</span>}
        />
        <span className={classes.mark}>
          {at === 0 && (
            <Badge tone="brand" solid>
              Principală
            </Badge>
          )}
        </span>
      </div>
      <PhotoStateLine photo={photo} name={name} onRetry={() => void uploads.retry(photo.id)} />
      <div className={classes.actions}>
        <IconButton
          size="small"
          label={`${name}: mutați înainte`}
          icon={<ArrowLeft />}
          disabled={at === 0}
          onClick={() => uploads.move(photo.id, at - 1)}
        />
        <IconButton
          size="small"
          label={`${name}: mutați înapoi`}
          icon={<ArrowRight />}
          disabled={at === count - 1}
          onClick={() => uploads.move(photo.id, at + 1)}
        />
        <IconButton
          size="small"
          label={`${name}: faceți principală`}
          icon={<Star />}
          disabled={at === 0}
          onClick={() => uploads.move(photo.id, 0)}
        />
        <IconButton
          size="small"
          label={`${name}: rotiți`}
          icon={<RotateCw />}
          disabled={busy || photo.state === 'failed'}
          onClick={() => void uploads.rotate(photo.id)}
        />
      </div>
      <span className={classes.corner}>
        <IconButton
          size="small"
          variant="overlay"
          label={`${name}: scoateți`}
          icon={<Trash />}
          disabled={photo.state === 'uploading'}
          onClick={remove}
        />
      </span>
    </li>
  );
}

/** What is happening with a photo, when something is. */
function PhotoStateLine({
  photo,
  name,
  onRetry,
}: {
  photo: PhotoItem;
  name: string;
  onRetry: () => void;
}) {
  if (photo.state === 'uploading')
    return <ProgressBar label="Se încarcă" value={photo.progress ?? 0} quiet />;
  if (!photo.problem) return null;
  return (
    <div className={classes.problem} role="alert">
      <span>{photo.problem}</span>
      {photo.state === 'failed' && (
        <Button
          variant="secondary"
          size="small"
          onClick={onRetry}
          aria-label={`${name}: reîncercați`}
        >
          Reîncercați
        </Button>
      )}
    </div>
  );
}
