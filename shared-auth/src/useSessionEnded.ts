// Session by the package's name: in a remote the one instance that the shell provides, not a copy.
import { useSession } from '@anunturi/shared-auth/session';
import { useState } from 'react';

/** Whether somebody was signed in since the component is shown, and nobody is any more: what was typed waits for them. */
export function useSessionEnded(): boolean {
  const { state } = useSession();
  const [wasSignedIn, setWasSignedIn] = useState(state === 'signedIn');
  if (state === 'signedIn' && !wasSignedIn) setWasSignedIn(true);
  return wasSignedIn && state === 'signedOut';
}
