import { links } from '@anunturi/shared-domain/site/links';
import { Link } from '@anunturi/shared-ui/navigation/Link';
import type { PostCard, ReadablePost } from '#domain/postCard';
import { usePostsAround } from '#data/usePosts';
import { PostTile } from '#components/PostTile';
import classes from './AroundPost.module.css';

/** What to read next: the neighbours in time and related posts. Left out when it cannot be had. */
export function AroundPost({ post }: { post: ReadablePost }) {
  const loaded = usePostsAround(post);
  if (loaded.state !== 'ready') return null;
  const { older, newer, related } = loaded.value;
  return (
    <div className={classes.around}>
      {(older || newer) && (
        <nav aria-label="Articolul dinainte și cel de după" className={classes.neighbours}>
          {older && <Neighbour post={older} label="Articolul precedent" rel="prev" />}
          {newer && <Neighbour post={newer} label="Articolul următor" rel="next" />}
        </nav>
      )}
      {related.length > 0 && (
        <section aria-labelledby="asemanatoare">
          <h2 id="asemanatoare">Citiți și</h2>
          <ul className={classes.related}>
            {related.map((each) => (
              <li key={each.slug} className={classes.item}>
                <PostTile post={each} look="small" headingLevel={3} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function Neighbour({ post, label, rel }: { post: PostCard; label: string; rel: 'prev' | 'next' }) {
  return (
    <Link to={links.blogPost(post.slug)} rel={rel} className={classes.neighbour}>
      <span className={classes.label}>{label}</span>
      <span className={classes.name}>{post.title}</span>
    </Link>
  );
}
