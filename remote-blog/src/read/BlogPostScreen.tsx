import { links } from '@anunturi/shared-domain/site/links';
import { ButtonLink } from '@anunturi/shared-ui/actions/Button';
import { EmptyState } from '@anunturi/shared-ui/feedback/EmptyState';
import { LoadState } from '@anunturi/shared-ui/feedback/LoadState';
import { useNav, useNavState } from '@anunturi/shared-runtime/navigation/nav';
import { useTitle } from '@anunturi/shared-runtime/navigation/useTitle';
import { useEffect } from 'react';
import { usePost } from '#data/usePosts';
import { PostPage } from './components/PostPage';
import { PostPageSkeleton } from './components/PostPageSkeleton';

/** A post by its address; an old address leads to the new one. */
export function BlogPostScreen() {
  const { params } = useNavState();
  const slug = params.slug ?? '';
  return <PostBySlug key={slug} slug={slug} />;
}

function PostBySlug({ slug }: { slug: string }) {
  const nav = useNav();
  const loaded = usePost(slug);
  const found = loaded.state === 'ready' ? loaded.value : null;
  const movedTo = found?.movedTo;
  useEffect(() => {
    if (movedTo !== undefined) nav.navigate(links.blogPost(movedTo), { replace: true });
  }, [nav, movedTo]);
  useTitle(found?.post?.title ?? 'Articol');
  return (
    <LoadState
      of={loaded}
      skeleton={<PostPageSkeleton />}
      failedTitle="Nu am putut încărca articolul"
    >
      {(value) => {
        if (!value) return <NoPost />;
        if (value.isGone) return <DeletedPost />;
        return value.post ? <PostPage post={value.post} /> : <PostPageSkeleton />;
      }}
    </LoadState>
  );
}

function DeletedPost() {
  useTitle('Articol șters');
  return (
    <>
      <h1>Articol șters</h1>
      <EmptyState
        title="Acest articol a fost șters"
        action={<ButtonLink to={links.blog()}>Vedeți toate articolele</ButtonLink>}
      >
        Nu mai este pe site. Poate găsiți un articol mai nou despre același lucru.
      </EmptyState>
    </>
  );
}

function NoPost() {
  useTitle('Articol negăsit');
  return (
    <>
      <h1>Articol negăsit</h1>
      <EmptyState
        title="Acest articol nu este disponibil"
        action={<ButtonLink to={links.blog()}>Vedeți toate articolele</ButtonLink>}
      >
        A fost retras, nu este încă publicat sau adresa este greșită.
      </EmptyState>
    </>
  );
}
