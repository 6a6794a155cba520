import { ServerHtml, useIsFromServer } from '@anunturi/shared-runtime/markup/ServerHtml';
import { ErrorBoundary } from '@anunturi/shared-ui/feedback/ErrorBoundary';
import { Skeleton } from '@anunturi/shared-ui/feedback/Skeleton';
import { Suspense, lazy, startTransition, use, useEffect, useState } from 'react';
import { PostDrawing } from './PostDrawing';
// The text that a server has drawn needs them before the part below is there.
import './Contents.module.css';
import './PostText.module.css';
import classes from './PostPage.module.css';

const loadText = () =>
  import(/* webpackChunkName: "postText" */ './PostText').then((file) => ({
    default: file.PostText,
  }));
const PostText = lazy(loadText);

/** The text of a post: as the server has drawn it until the sanitiser has come, and from then on as that leaves it. */
export function PostBody({ html }: { html: string }) {
  const draw = use(PostDrawing);
  const [isDrawn, setIsDrawn] = useState(useIsFromServer());
  useEffect(() => {
    if (!isDrawn) return;
    // When it does not come, the drawn text stays.
    loadText().then(
      () => startTransition(() => setIsDrawn(false)),
      (error: unknown) =>
        console.error('The text of the post stays as the server has drawn it', error),
    );
  }, [isDrawn]);
  if (isDrawn) return <ServerHtml markup={draw?.(html)} />;
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
