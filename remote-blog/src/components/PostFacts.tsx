import { formatLongDate } from '@anunturi/shared-domain/formats/formatDate';
import { plural } from '@anunturi/shared-domain/formats/plural';
import type { PostCard } from '#domain/postCard';
import classes from './PostFacts.module.css';

/** When a post came out, how long it takes, and who wrote it. */
export function PostFacts({ post, withAuthor }: { post: PostCard; withAuthor?: boolean }) {
  return (
    <p className={classes.facts}>
      <time dateTime={new Date(post.publishedAtMs).toISOString()}>
        {formatLongDate(post.publishedAtMs)}
      </time>
      <span>{plural(post.readingMinutes, 'minut de citit', 'minute de citit')}</span>
      {withAuthor && <span>{post.authorName}</span>}
    </p>
  );
}
