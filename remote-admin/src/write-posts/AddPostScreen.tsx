import { useSession } from '@anunturi/shared-auth/session';
import { useTitle } from '@anunturi/shared-ui/useTitle';
import { useState } from 'react';
import { authorOf } from './authorOf';
import { WritePost } from './WritePost';

/** A new post. */
export function AddPostScreen() {
  const session = useSession();
  const [run, setRun] = useState(0);
  useTitle('Articol nou');
  if (session.state !== 'signedIn') return null;
  return <WritePost key={run} post={null} author={authorOf(session.user)} onReload={() => setRun((was) => was + 1)} />;
}
