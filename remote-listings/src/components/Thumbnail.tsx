import { storageUrl } from '@anunturi/shared-auth/firebase';
import { THUMBNAIL_WIDTH_PIXELS } from '@anunturi/shared-domain/site/limits';
import { useState } from 'react';
import classes from './Thumbnail.module.css';

/**
 * A listing's small photo in its 4:3 place, which stays, rendered empty, when there is none or it does not come. The
 * title beside it names it.
 */
export function Thumbnail({
  path,
  blur,
  priority,
}: {
  path: string | undefined;
  blur?: string | undefined;
  priority?: boolean | undefined;
}) {
  const [failed, setFailed] = useState<string>();
  const fail = () => setFailed(path);
  // A picture of a prerendered page may have failed before React listened.
  const check = (image: HTMLImageElement | null) =>
    void (image?.complete && image.naturalWidth === 0 && image.src && fail());
  return (
    <span className={classes.frame}>
      {path && failed !== path && (
        <>
          {blur && <img src={`data:image/webp;base64,${blur}`} alt="" className={classes.blur} />}
          <img
            ref={check}
            src={storageUrl(path)}
            alt=""
            width={THUMBNAIL_WIDTH_PIXELS}
            height={(THUMBNAIL_WIDTH_PIXELS * 3) / 4}
            loading={priority ? undefined : 'lazy'}
            fetchPriority={priority ? 'high' : undefined}
            decoding="async"
            className={classes.image}
            onError={fail}
          />
        </>
      )}
    </span>
  );
}
