import { fakeSignedIn, fakeSignedOut, setFakeSession } from '@anunturi/shared-auth/fakeSession';
import { firebaseConfig } from '@anunturi/shared-auth/firebase';
import {
  getSession,
  proveSecondFactor,
  signIn,
  signOut,
  startSession,
  useSession,
} from '@anunturi/shared-auth/session';
import { useEffect, useState } from 'react';
import classes from './Harness.module.css';

const people = [
  'utilizator@demo.ro',
  'vanzator@demo.ro',
  'admin@demo.ro',
  'moderator@demo.ro',
  'redactor@demo.ro',
];

/** Signs in, and writes the code that the backend says for those with a role. */
async function enter(email: string): Promise<void> {
  await signIn(email, 'Parola-demo-1');
  const session = getSession();
  if (session.state !== 'signedOut' || !session.awaitsCode) return;
  const answer = await fetch(`${firebaseConfig().emulatorOrigin ?? ''}/__local/code`);
  await proveSecondFactor((await answer.text()).trim());
}

/** Chooses who is signed in: a demonstration account for real (rules apply), or a stub that only the screens believe. */
export function SessionBar() {
  const session = useSession();
  const [problem, setProblem] = useState('');
  const attempt = (act: () => Promise<unknown>) => {
    setProblem('');
    act().catch((error: unknown) => setProblem(String(error)));
  };
  useEffect(() => {
    startSession().catch((error: unknown) => setProblem(String(error)));
  }, []);
  return (
    <div className={classes.bar}>
      <strong>
        {session.state === 'signedIn'
          ? `${session.user.email} (${session.role})`
          : 'neautentificat'}
      </strong>
      {people.map((email) => (
        <button key={email} type="button" onClick={() => attempt(() => enter(email))}>
          {email}
        </button>
      ))}
      <button type="button" onClick={() => attempt(signOut)}>
        delogare
      </button>
      <button type="button" onClick={() => setFakeSession(fakeSignedIn())}>
        sesiune de probă
      </button>
      <button type="button" onClick={() => setFakeSession(fakeSignedOut)}>
        fără sesiune
      </button>
      {problem && <span role="alert">{problem}</span>}
    </div>
  );
}
