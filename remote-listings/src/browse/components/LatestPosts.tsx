import { storageUrl } from '@anunturi/shared-auth/firebase';
import { formatLongDate } from '@anunturi/shared-domain/formats/formatDate';
import { links } from '@anunturi/shared-domain/site/links';
import { plural } from '@anunturi/shared-domain/formats/plural';
import { stretchedLink } from '@anunturi/shared-ui/layout/Card';
import { Link } from '@anunturi/shared-ui/navigation/Link';
import { Photo } from '@anunturi/shared-ui/display/Photo';
import type { Loadable } from '@anunturi/shared-ui/feedback/Loadable';
import type { Home } from '../data/readHome';
import classes from './LatestPosts.module.css';
import home from '../HomeScreen.module.css';

/** The latest blog posts; nothing while there are none. */
export function LatestPosts({ home: loaded }: { home: Loadable<Home> }) {
  if (loaded.state !== 'ready' || loaded.value.posts.length === 0) return null;
  return (
    <section>
      <div className={home.heading}>
        <h2>Din blog</h2>
        <Link to={links.blog()}>Toate articolele</Link>
      </div>
      <ul className={classes.posts}>
        {loaded.value.posts.map((post) => (
          <li key={post.slug} className={classes.post}>
            <Photo
              {...(post.coverPath && { src: storageUrl(post.coverPath) })}
              alt=""
              ratio="16 / 9"
              width={800}
              height={450}
            />
            <div className={classes.text}>
              <h3 className={classes.title}>
                <Link to={links.blogPost(post.slug)} className={stretchedLink}>
                  {post.title}
                </Link>
              </h3>
              <p className={classes.excerpt}>{post.excerpt}</p>
              <p className={classes.facts}>
                {formatLongDate(post.publishedAtMs)} ·{' '}
                {plural(post.readingMinutes, 'minut', 'minute')}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
