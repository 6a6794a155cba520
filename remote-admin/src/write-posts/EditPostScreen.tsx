import { useSession } from '@anunturi/shared-auth/session';
import { links } from '@anunturi/shared-domain/site/links';
import { ButtonLink } from '@anunturi/shared-ui/actions/Button';
import { EmptyState } from '@anunturi/shared-ui/feedback/EmptyState';
import { LoadState } from '@anunturi/shared-ui/feedback/LoadState';
import { useNavState } from '@anunturi/shared-runtime/navigation/nav';
import { Skeleton } from '@anunturi/shared-ui/feedback/Skeleton';
import { useLoad } from '@anunturi/shared-runtime/loading/useLoad';
import { useTitle } from '@anunturi/shared-runtime/navigation/useTitle';
import { useState } from 'react';
import { dropLocalCopy } from './data/localCopy';
import type { Author } from './data/savePost';
import { toSafeHtml } from './domain/safeHtml';
import { authorOf } from './domain/authorOf';
import { WritePost } from './components/WritePost';

// Each visit reads anew: a form begun on an old version could only be refused.
let visits = 0;

/** A stored post, to be changed. */
export function EditPostScreen() {
  const session = useSession();
  const slug = useNavState().params.slug ?? '';
  const [visit, setVisit] = useState(() => (visits += 1));
  useTitle('Modificați articolul');
  if (session.state !== 'signedIn') return null;
  const author = authorOf(session.user);
  function reload() {
    dropLocalCopy(author.uid, slug);
    setVisit((visits += 1));
  }
  return (
    <EditPost
      key={`${slug} ${visit}`}
      slug={slug}
      author={author}
      visit={visit}
      onReload={reload}
    />
  );
}

function EditPost({
  slug,
  author,
  visit,
  onReload,
}: {
  slug: string;
  author: Author;
  visit: number;
  onReload(): void;
}) {
  const loaded = useLoad(`adminPost:${author.uid}:${slug}:${visit}`, async () =>
    (await import(/* webpackChunkName: "readPosts" */ './data/readPosts')).readPost(slug),
  );
  return (
    <LoadState
      of={loaded}
      skeleton={<Skeleton lines={12} />}
      failedTitle="Nu am putut încărca articolul"
    >
      {(post) =>
        post ? (
          <WritePost
            post={{ ...post, bodyHtml: toSafeHtml(post.bodyHtml) }}
            author={author}
            onReload={onReload}
          />
        ) : (
          <NoPost />
        )
      }
    </LoadState>
  );
}

function NoPost() {
  return (
    <>
      <h1>Articol negăsit</h1>
      <EmptyState
        title="Acest articol nu există"
        action={<ButtonLink to={links.adminBlog()}>Vedeți articolele</ButtonLink>}
      >
        A fost șters, sau i s-a schimbat adresa.
      </EmptyState>
    </>
  );
}
