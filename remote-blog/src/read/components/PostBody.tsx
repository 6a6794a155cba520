import { lazyComponent } from '@anunturi/shared-runtime/loading/lazyComponent';
import { useRenew } from '@anunturi/shared-runtime/navigation/nav';
import { ServerHtml, useIsFromServer } from '@anunturi/shared-runtime/markup/ServerHtml';
import { ErrorBoundary } from '@anunturi/shared-ui/feedback/ErrorBoundary';
import { Skeleton } from '@anunturi/shared-ui/feedback/Skeleton';
import { startTransition, use, useEffect, useState } from 'react';
import { PostRenderer } from '../PostRenderer';
// The text that a server has rendered needs them before the part below is there.
import './Contents.module.css';
import './PostText.module.css';
import classes from './PostPage.module.css';

const PostText = lazyComponent(() =>
  import(/* webpackChunkName: "postText" */ './PostText').then((file) => file.PostText),
);

/** The text of a post: as the server has rendered it until the sanitiser has come, and from then on as that leaves it. */
export function PostBody({ html }: { html: string }) {
  const render = use(PostRenderer);
  const renew = useRenew();
  const [isRendered, setIsRendered] = useState(useIsFromServer());
  useEffect(() => {
    if (!isRendered) return;
    // When it does not come, the rendered text stays.
    PostText.preload().then(
      () => startTransition(() => setIsRendered(false)),
      (error: unknown) =>
        console.error('The text of the post stays as the server has rendered it', error),
    );
  }, [isRendered]);
  if (isRendered) return <ServerHtml markup={render?.(html)} />;
  const waiting = (
    <div className={classes.waiting}>
      <Skeleton lines={12} />
    </div>
  );
  return (
    <ErrorBoundary onRetry={renew}>
      <PostText html={html} fallback={waiting} />
    </ErrorBoundary>
  );
}
