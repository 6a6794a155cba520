import {
  STATUS_PARAM,
  WORDS_PARAM,
  AFTER_PARAM,
} from '@anunturi/shared-contract/navigation/queryParams';
import { useSession } from '@anunturi/shared-auth/session';
import { links } from '@anunturi/shared-domain/site/links';
import { ButtonLink } from '@anunturi/shared-ui/actions/Button';
import { EmptyState } from '@anunturi/shared-ui/feedback/EmptyState';
import { LoadState } from '@anunturi/shared-ui/feedback/LoadState';
import { useNavState } from '@anunturi/shared-runtime/navigation/nav';
import { Pagination } from '@anunturi/shared-ui/navigation/Pagination';
import { SkeletonRows } from '@anunturi/shared-ui/feedback/Skeleton';
import { useLoad } from '@anunturi/shared-runtime/loading/useLoad';
import type { PostListQuery } from './data/readPosts';
import { type PostState, postStates } from './domain/editedPost';
import { AdminFrame } from '#components/AdminFrame';
import { PostFilters } from './components/PostFilters';
import { PostTable } from './components/PostTable';
import { postListLink } from './domain/postListLink';

/** All posts, by state and words, with what can be done to each. */
export function PostsScreen() {
  const session = useSession();
  const { location } = useNavState();
  const query = readQuery(location.search);
  const uid = session.user?.uid ?? '';
  const loaded = useLoad(`adminPosts:${uid}:${JSON.stringify(query)}`, async () =>
    (await import(/* webpackChunkName: "readPosts" */ './data/readPosts')).findPosts(query),
  );
  return (
    <AdminFrame
      title="Articole"
      actions={
        <ButtonLink size="small" to={links.adminAddPost()}>
          Scrieți un articol
        </ButtonLink>
      }
    >
      <PostFilters query={query} />
      <LoadState
        of={loaded}
        skeleton={<SkeletonRows count={8} />}
        failedTitle="Nu am putut încărca articolele"
      >
        {(list) =>
          list.rows.length === 0 && !list.next ? (
            <NoPosts query={query} />
          ) : (
            <>
              {list.rows.length === 0 && (
                <p>
                  Niciunul dintre articolele de aici nu are toate cuvintele. Căutați mai departe.
                </p>
              )}
              {list.rows.length > 0 && (
                <PostTable rows={list.rows} nowMs={list.nowMs} onChanged={loaded.reload} />
              )}
              <Pagination
                previous={query.after ? postListLink({ ...query, after: undefined }) : undefined}
                previousLabel="De la început"
                next={list.next ? postListLink({ ...query, after: list.next }) : undefined}
                nextLabel="Mai departe"
              />
            </>
          )
        }
      </LoadState>
    </AdminFrame>
  );
}

function NoPosts({ query }: { query: PostListQuery }) {
  if (query.state || query.search)
    return (
      <EmptyState
        title="Niciun articol nu se potrivește"
        action={
          <ButtonLink variant="secondary" to={links.adminBlog()}>
            Afișați toate articolele
          </ButtonLink>
        }
      />
    );
  return (
    <EmptyState
      title="Încă nu ați scris niciun articol"
      action={<ButtonLink to={links.adminAddPost()}>Scrieți primul articol</ButtonLink>}
    >
      Sfaturile și noutățile publicate aici aduc oameni pe site.
    </EmptyState>
  );
}

function readQuery(search: string): PostListQuery {
  const params = new URLSearchParams(search);
  const state = params.get(STATUS_PARAM);
  const words = params.get(WORDS_PARAM)?.trim();
  const after = params.get(AFTER_PARAM);
  return {
    ...(state && Object.hasOwn(postStates, state) && { state: state as PostState }),
    ...(words && { search: words }),
    ...(after && { after }),
  };
}
