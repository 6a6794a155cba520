import { Button } from '@anunturi/shared-ui/actions/Button';
import { Photo } from '@anunturi/shared-ui/display/Photo';
import { ProgressBar } from '@anunturi/shared-ui/feedback/ProgressBar';
import type { PhotoToSend } from '../behaviour/usePhotoToSend';
import classes from './PhotoToSendLine.module.css';

/** The photo that goes with the next message, how far it is, or its fault. */
export function PhotoToSendLine({
  photo,
  onRetry,
  onDrop,
}: {
  photo: PhotoToSend;
  onRetry(): void;
  onDrop(): void;
}) {
  const { state, previewUrl, progress, problem } = photo;
  return (
    <div className={classes.line}>
      <Photo
        {...(previewUrl && { src: previewUrl })}
        alt="Fotografia pe care o trimiteți"
        ratio="1 / 1"
        rounded
        className={classes.photo}
      />
      <div className={classes.state}>
        {state === 'preparing' && (
          <ProgressBar label="Se pregătește fotografia" value={progress} quiet />
        )}
        <p role={state === 'failed' ? 'alert' : 'status'} className={classes.words}>
          {state === 'ready' &&
            'Fotografia e gata. O vedeți doar dumneavoastră doi și, dacă e raportată, un moderator.'}
          {state === 'failed' && problem}
        </p>
      </div>
      <div className={classes.acts}>
        {state === 'failed' && (
          <Button size="small" variant="secondary" onClick={onRetry}>
            Reîncercați
          </Button>
        )}
        <Button size="small" variant="ghost" onClick={onDrop}>
          Scoateți fotografia
        </Button>
      </div>
    </div>
  );
}
