import { ErrorBoundary } from '@anunturi/shared-ui/ErrorBoundary';
import { Skeleton } from '@anunturi/shared-ui/Skeleton';
import { Suspense, lazy, startTransition, use, useEffect, useState, useSyncExternalStore } from 'react';
import { PostDrawing } from './PostDrawing';
// The text that a server has drawn needs them before the part below is there.
import './Contents.module.css';
import './PostText.module.css';
import classes from './PostPage.module.css';

const loadText = () => import(/* webpackChunkName: "postText" */ './PostText').then((file) => ({ default: file.PostText }));
const PostText = lazy(loadText);

// One object: React writes the markup of a new one into the page, even of one that says the same.
const AS_IT_IS = { __html: '' };
const never = () => () => {};

/** The text of a post: as the server has drawn it until the sanitiser has come, and from then on as that leaves it. */
export function PostBody({ html }: { html: string }) {
  const draw = use(PostDrawing);
  const isFromServer = useSyncExternalStore(never, () => false, () => true);
  const [isDrawn, setIsDrawn] = useState(isFromServer);
  useEffect(() => {
    if (!isDrawn) return;
    // When it does not come, the drawn text stays.
    loadText().then(
      () => startTransition(() => setIsDrawn(false)),
      (error: unknown) => console.error('The text of the post stays as the server has drawn it', error),
    );
  }, [isDrawn]);
  if (isDrawn) return <div suppressHydrationWarning dangerouslySetInnerHTML={draw ? { __html: draw(html) } : AS_IT_IS} />;
  const waiting = (
    <div className={classes.waiting}>
      <Skeleton lines={12} />
    </div>
  );
  return (
    <ErrorBoundary>
      <Suspense fallback={waiting}>
        <PostText html={html} />
      </Suspense>
    </ErrorBoundary>
  );
}
