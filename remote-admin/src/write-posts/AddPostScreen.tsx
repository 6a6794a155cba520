import { POST_DRAFT_PARAM } from '@anunturi/shared-contract/navigation/queryParams';
import { useSession } from '@anunturi/shared-auth/session';
import { links } from '@anunturi/shared-domain/site/links';
import { useNav, useNavState } from '@anunturi/shared-runtime/navigation/nav';
import { useTitle } from '@anunturi/shared-runtime/navigation/useTitle';
import { useEffect, useState } from 'react';
import { authorOf } from './domain/authorOf';
import { WritePost } from './components/WritePost';

/**
 * A new post. Once it has saved itself the address names it (`?ciorna=slug`), without interrupting the typing; opened
 * anew, that leads to it.
 */
export function AddPostScreen() {
  const session = useSession();
  const nav = useNav();
  const { location } = useNavState();
  const [begun] = useState(() => new URLSearchParams(location.search).get(POST_DRAFT_PARAM));
  const [run, setRun] = useState(0);
  useTitle('Articol nou');
  useEffect(() => {
    if (begun) nav.navigate(links.adminEditPost(begun), { replace: true });
  }, [nav, begun]);
  if (session.state !== 'signedIn' || begun) return null;
  return (
    <WritePost
      key={run}
      post={null}
      author={authorOf(session.user)}
      onReload={() => setRun((was) => was + 1)}
      onBegun={(slug) =>
        nav.navigate(
          `${links.adminAddPost()}?${new URLSearchParams({ [POST_DRAFT_PARAM]: slug })}`,
          {
            replace: true,
          },
        )
      }
    />
  );
}
