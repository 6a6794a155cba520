import { storageUrl } from '@anunturi/shared-auth/firebase';
import { links } from '@anunturi/shared-domain/site/links';
import { Breadcrumbs } from '@anunturi/shared-ui/navigation/Breadcrumbs';
import { Link } from '@anunturi/shared-ui/navigation/Link';
import { Notice } from '@anunturi/shared-ui/feedback/Notice';
import { Photo } from '@anunturi/shared-ui/display/Photo';
import type { ReadablePost } from '#domain/postCard';
import { hasContents } from '../domain/hasContents';
import { PostFacts } from '#components/PostFacts';
import { AroundPost } from './AroundPost';
import { PostBody } from './PostBody';
import { SharePost } from './SharePost';
import classes from './PostPage.module.css';

const hiddenNotices = {
  draft: 'Ciornă: o văd numai cei care scriu articolele.',
  scheduled: 'Programat: până la data publicării îl văd numai cei care scriu articolele.',
};

/** The reading page: heading, cover, text with its contents beside it, what to read next. */
export function PostPage({ post }: { post: ReadablePost }) {
  return (
    <>
      <article
        className={classes.page}
        data-plain={(!post.cover && !hasContents(post.bodyHtml)) || undefined}
      >
        <Breadcrumbs items={[{ label: 'Blog', to: links.blog() }, { label: post.title }]} />
        {post.hidden && <Notice tone="warn">{hiddenNotices[post.hidden]}</Notice>}
        <header className={classes.header} data-cover={post.cover ? true : undefined}>
          <div className={classes.words}>
            <h1 className={classes.title}>{post.title}</h1>
            <p className={classes.lead}>{post.excerpt}</p>
            <div className={classes.row}>
              <PostFacts post={post} withAuthor />
              <SharePost title={post.title} slug={post.slug} />
            </div>
          </div>
          {post.cover && (
            <div className={classes.cover}>
              <Photo
                src={storageUrl(post.cover.path)}
                alt={post.cover.alt}
                width={post.cover.width}
                height={post.cover.height}
                ratio="16 / 9"
                priority
                rounded
              />
            </div>
          )}
        </header>
        <PostBody html={post.bodyHtml} />
        {post.tags.length > 0 && (
          <footer className={classes.tags}>
            <span>Despre:</span>
            {post.tags.map((tag) => (
              <Link key={tag} to={links.blog(tag)}>
                {tag}
              </Link>
            ))}
          </footer>
        )}
      </article>
      {!post.hidden && <AroundPost post={post} />}
    </>
  );
}
