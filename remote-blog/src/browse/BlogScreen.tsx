import { links } from '@anunturi/shared-domain/site/links';
import { ButtonLink } from '@anunturi/shared-ui/actions/Button';
import { EmptyState } from '@anunturi/shared-ui/feedback/EmptyState';
import { LoadState } from '@anunturi/shared-ui/feedback/LoadState';
import { SkeletonCards } from '@anunturi/shared-ui/feedback/Skeleton';
import { useNavState } from '@anunturi/shared-runtime/navigation/nav';
import { PageHeader } from '@anunturi/shared-ui/layout/PageHeader';
import { useMarkEmpty } from '@anunturi/shared-runtime/loading/useMarkEmpty';
import { useTitle } from '@anunturi/shared-runtime/navigation/useTitle';
import { useEffect, useRef } from 'react';
import { usePosts } from '#data/usePosts';
import { type BlogAddress, readBlogAddress } from '#domain/blogAddress';
import type { PostPage } from '#domain/postCard';
import { PostGrid } from './components/PostGrid';
import { PostPages } from './components/PostPages';
import { TagBar } from './components/TagBar';

/** The published posts, newest first, by tag and page of the address. */
export function BlogScreen() {
  const { location } = useNavState();
  const address = readBlogAddress(location.search);
  const loaded = usePosts(address);
  useTitle(address.tag ? `Articole despre ${address.tag}` : 'Blog');
  const isWhole = !address.tag && !address.after;
  useMarkEmpty('posts', isWhole && loaded.state === 'ready' && loaded.value.cards.length === 0);
  const top = useRef<HTMLDivElement>(null);
  const shown = useRef(location.search);
  useEffect(() => {
    if (shown.current === location.search) return;
    shown.current = location.search;
    top.current?.scrollIntoView({ block: 'start' });
  }, [location.search]);
  return (
    <div ref={top}>
      <PageHeader
        title={address.tag ? `Articole despre ${address.tag}` : 'Blog'}
        lead="Cum cumpărați, vindeți și faceți actele, pe înțelesul tuturor."
      />
      <LoadState
        of={loaded}
        skeleton={<SkeletonCards count={6} />}
        failedTitle="Nu am putut încărca articolele"
      >
        {(page) => <Posts page={page} address={address} />}
      </LoadState>
    </div>
  );
}

function Posts({ page, address }: { page: PostPage; address: BlogAddress }) {
  if (page.cards.length === 0) return <NoPosts address={address} />;
  return (
    <>
      <TagBar cards={page.cards} chosen={address.tag} />
      <PostGrid cards={page.cards} withLead={!address.tag && !address.after} />
      <PostPages address={address} next={page.next} />
    </>
  );
}

function NoPosts({ address: { tag, after } }: { address: BlogAddress }) {
  if (!tag && !after)
    return (
      <EmptyState title="Încă nu am publicat niciun articol">
        Reveniți în curând. Până atunci, uitați-vă prin anunțuri.
      </EmptyState>
    );
  return (
    <EmptyState
      title={tag ? `Nu avem articole despre ${tag}` : 'Aici nu mai sunt articole'}
      action={<ButtonLink to={links.blog()}>Vedeți toate articolele</ButtonLink>}
    />
  );
}
