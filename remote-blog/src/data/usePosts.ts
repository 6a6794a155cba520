import { useSession } from '@anunturi/shared-auth/session';
import { mayDo } from '@anunturi/shared-domain/people/roles';
import type { Loadable } from '@anunturi/shared-ui/feedback/Loadable';
import { useLoad } from '@anunturi/shared-runtime/loading/useLoad';
import type { BlogAddress } from '#domain/blogAddress';
import type { FoundPost, PostPage, PostsAround, ReadablePost } from '#domain/postCard';
import { aroundKey, postKey, postsKey } from '#domain/loadKeys';

const find = () => import(/* webpackChunkName: "findPost" */ './readPost');

/** A page of published posts. */
export function usePosts(address: BlogAddress): Loadable<PostPage> {
  return useLoad(postsKey(address), async () =>
    (await import(/* webpackChunkName: "findPost" */ './findPosts')).findPosts(address),
  );
}

/** A post by its address. A hidden one is asked for again as an editor's. */
export function usePost(slug: string): Loadable<FoundPost | null> {
  const session = useSession();
  const uid =
    session.state === 'signedIn' && mayDo(session.role, 'publish') ? session.user.uid : undefined;
  const open = useLoad(postKey(slug), async () => (await find()).readPost(slug));
  const asEditor = uid !== undefined && open.state === 'ready' && open.value === null;
  const own = useLoad(asEditor ? `${postKey(slug)}:${uid}` : null, async () =>
    (await find()).readPost(slug),
  );
  return asEditor ? own : open;
}

/** Neighbours and related posts. */
export function usePostsAround(post: ReadablePost): Loadable<PostsAround> {
  return useLoad(aroundKey(post.slug), async () =>
    (await import(/* webpackChunkName: "findPost" */ './findAround')).findAround(post),
  );
}
