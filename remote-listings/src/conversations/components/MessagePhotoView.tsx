import { PHOTO_TEXT, type MessagePhoto } from '@anunturi/shared-domain/people/message';
import { filePaths } from '@anunturi/shared-domain/site/documentPaths';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { Dialog } from '@anunturi/shared-ui/overlays/Dialog';
import { useState } from 'react';
import { useNearView } from '#behaviour/useNearView';
import { useMessagePhoto } from '../behaviour/useMessagePhoto';
import classes from './MessagePhotoView.module.css';

type Props = {
  conversationId: string;
  senderId: string;
  /** What the sender said of it, or PHOTO_TEXT. */
  text: string;
  photo: MessagePhoto;
};

/** A photo in a message, as large as the log allows; pressed, it opens as it was sent. */
export function MessagePhotoView({ conversationId, senderId, text, photo }: Props) {
  const [frame, isNear] = useNearView<HTMLDivElement>();
  const [isOpen, setOpen] = useState(false);
  const { id, width, height, hasMedium } = photo;
  const large = filePaths.messagePhoto(conversationId, senderId, id);
  const small = hasMedium ? filePaths.messageMedium(conversationId, senderId, id) : large;
  const shown = useMessagePhoto(small, isNear);
  const alt = text === PHOTO_TEXT ? 'Fotografie din conversație' : `Fotografie: ${text}`;
  const size = { width, height };
  return (
    <div ref={frame} className={classes.frame} data-tall={height > width || undefined}>
      {shown.state === 'ready' ? (
        <button type="button" className={classes.open} onClick={() => setOpen(true)}>
          <img
            src={shown.url}
            alt={`${alt}. Deschideți-o mare`}
            {...size}
            className={classes.photo}
          />
        </button>
      ) : (
        <div className={classes.place}>
          {/* As large as the photo will be: the log does not jump when it comes. */}
          <svg viewBox={`0 0 ${width} ${height}`} {...size} className={classes.photo} aria-hidden />
          <p className={classes.words} role={shown.state === 'loading' ? undefined : 'alert'}>
            {shown.state === 'loading' && 'Se încarcă fotografia…'}
            {shown.state === 'gone' && 'Fotografia a fost ștearsă.'}
            {shown.state === 'failed' && 'Fotografia nu s-a încărcat.'}
            {shown.state === 'failed' && (
              <Button size="small" variant="secondary" onClick={shown.retry}>
                Reîncercați
              </Button>
            )}
          </p>
        </div>
      )}
      {isOpen && (
        <Dialog open size="large" title={text} onClose={() => setOpen(false)}>
          <LargePhoto path={large} alt={alt} {...size} />
        </Dialog>
      )}
    </div>
  );
}

function LargePhoto({
  path,
  alt,
  ...size
}: {
  path: string;
  alt: string;
  width: number;
  height: number;
}) {
  const shown = useMessagePhoto(path, true);
  if (shown.state === 'ready')
    return <img src={shown.url} alt={alt} {...size} className={classes.large} />;
  return (
    <p>{shown.state === 'loading' ? 'Se încarcă fotografia…' : 'Fotografia nu s-a încărcat.'}</p>
  );
}
