import { fakeSignedIn, fakeSignedOut, setFakeSession } from '@anunturi/shared-auth/fakeSession';
import { signIn, signOut, startSession, useSession } from '@anunturi/shared-auth/session';
import { useEffect } from 'react';

const people = ['utilizator@demo.ro', 'vanzator@demo.ro', 'admin@demo.ro'];

/** Chooses who is signed in: a demonstration account for real (rules apply), or a stub that only the screens believe. */
export function SessionBar() {
  const session = useSession();
  useEffect(() => void startSession(), []);
  return (
    <p>
      <strong>{session.state === 'signedIn' ? `${session.user.email} (${session.role})` : 'neautentificat'}</strong>{' '}
      {people.map((email) => (
        <button key={email} type="button" onClick={() => void signIn(email, 'Parola-demo-1')}>
          {email}
        </button>
      ))}
      <button type="button" onClick={() => void signOut()}>
        delogare
      </button>
      <button type="button" onClick={() => setFakeSession(fakeSignedIn())}>
        sesiune de probă
      </button>
      <button type="button" onClick={() => setFakeSession(fakeSignedOut)}>
        fără sesiune
      </button>
    </p>
  );
}
