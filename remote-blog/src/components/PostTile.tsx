import { storageUrl } from '@anunturi/shared-auth/firebase';
import { links } from '@anunturi/shared-domain/site/links';
import { Link } from '@anunturi/shared-ui/navigation/Link';
import { Photo } from '@anunturi/shared-ui/display/Photo';
import type { PostCard } from '#domain/postCard';
import { PostFacts } from './PostFacts';
import classes from './PostTile.module.css';

export type PostTileProps = {
  post: PostCard;
  /** `lead` is the newest one, wide; `small` stands below another post. */
  look?: 'lead' | 'plain' | 'small';
  headingLevel?: 2 | 3;
  /** In sight when the page opens. */
  priority?: boolean;
};

/** A post in a list: cover, title, excerpt, date and reading time; a link as a whole. */
export function PostTile({ post, look = 'plain', headingLevel = 2, priority }: PostTileProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={classes.tile} data-look={look}>
      <div className={classes.cover}>
        <Photo
          src={post.cover && storageUrl(post.cover.path)}
          alt=""
          width={post.cover?.width}
          height={post.cover?.height}
          ratio="16 / 9"
          priority={priority}
        />
      </div>
      <div className={classes.words}>
        {look !== 'small' && post.tags.length > 0 && (
          <p className={classes.tags}>{post.tags.join(' · ')}</p>
        )}
        <Heading className={classes.title}>
          <Link to={links.blogPost(post.slug)} className={classes.link}>
            {post.title}
          </Link>
        </Heading>
        {look !== 'small' && <p className={classes.excerpt}>{post.excerpt}</p>}
        <PostFacts post={post} />
      </div>
    </article>
  );
}
