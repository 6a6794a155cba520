import {
  CODE_PARAM,
  FORGOTTEN_PARAM,
  MODE_PARAM,
  REDIRECT_PARAM,
  SESSION_ENDED_PARAM,
} from '@anunturi/shared-contract/navigation/queryParams';
import { useSession } from '@anunturi/shared-auth/session';
import { useNav, useNavState } from '@anunturi/shared-runtime/navigation/nav';
import { useState } from 'react';
import { CodeForm } from './CodeForm';
import { ConfirmEmail } from './ConfirmEmail';
import { LoginForm } from './LoginForm';
import { NewPasswordForm } from './NewPasswordForm';
import { readKeeps } from './readKeeps';
import { ResetForm } from './ResetForm';

/** Route `/login`: sign in, ask for a new password, and the pages behind the links of our e-mails. */
export function LoginScreen() {
  const nav = useNav();
  const session = useSession();
  const { location } = useNavState();
  /** The query that the address is on its way to: the form is there at once, the router may have to come first. */
  const [ahead, setAhead] = useState<string>();
  const now = new URLSearchParams(location.search).toString();
  if (ahead === now) setAhead(undefined);
  const query = new URLSearchParams(ahead ?? now);
  const code = query.get(CODE_PARAM);
  /** As typed in one form, for the other; none before there was another. */
  const [email, setEmail] = useState<string>();
  const [notice, setNotice] = useState<string>();
  const [isCodeUsed, setIsCodeUsed] = useState(false);

  if (code && !isCodeUsed) {
    const done = (text: string) => {
      setNotice(text);
      setIsCodeUsed(true);
    };
    const mode = query.get(MODE_PARAM);
    if (mode === 'verifyEmail') return <ConfirmEmail code={code} kind="confirm" />;
    if (mode === 'verifyAndChangeEmail') return <ConfirmEmail code={code} kind="change" />;
    return <NewPasswordForm code={code} onDone={done} />;
  }
  if (session.state === 'signedOut' && session.awaitsCode) return <CodeForm />;
  // A step of its own: the browser's Back leads from one form to the other.
  function goOn(typed: string, change: (next: URLSearchParams) => void) {
    const next = new URLSearchParams(query);
    change(next);
    setEmail(typed);
    setAhead(next.toString());
    nav.navigate(`${location.pathname}?${next}`.replace(/\?$/, ''));
  }
  if (query.has(FORGOTTEN_PARAM))
    return (
      <ResetForm
        email={email}
        onBack={(typed) => goOn(typed, (next) => next.delete(FORGOTTEN_PARAM))}
      />
    );
  return (
    <LoginForm
      redirect={query.get(REDIRECT_PARAM)}
      keeps={readKeeps(query)}
      hasEnded={query.has(SESSION_ENDED_PARAM)}
      notice={notice}
      email={email}
      onForgotten={(typed) => goOn(typed, (next) => next.set(FORGOTTEN_PARAM, '1'))}
    />
  );
}
