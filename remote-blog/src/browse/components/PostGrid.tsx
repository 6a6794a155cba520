import type { PostCard } from '#domain/postCard';
import { PostTile } from '#components/PostTile';
import classes from './PostGrid.module.css';

/** Posts as cards; the first one is wide where it is the newest of all. */
export function PostGrid({ cards, withLead }: { cards: readonly PostCard[]; withLead: boolean }) {
  return (
    <ul className={classes.grid} aria-label="Articole">
      {cards.map((post, at) => (
        <li key={post.slug} className={withLead && at === 0 ? classes.lead : classes.item}>
          <PostTile
            post={post}
            look={withLead && at === 0 ? 'lead' : 'plain'}
            priority={at === 0}
          />
        </li>
      ))}
    </ul>
  );
}
