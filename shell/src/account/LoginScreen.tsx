import {
  CODE_PARAM,
  MODE_PARAM,
  REDIRECT_PARAM,
  SESSION_ENDED_PARAM,
} from '@anunturi/shared-contract/navigation/queryParams';
import { useNavState } from '@anunturi/shared-runtime/navigation/nav';
import { useState } from 'react';
import { ConfirmEmail } from './ConfirmEmail';
import { LoginForm } from './LoginForm';
import { NewPasswordForm } from './NewPasswordForm';
import { ResetForm } from './ResetForm';

/** Route `/login`: sign in, ask for a new password, and the pages behind the links of our e-mails. */
export function LoginScreen() {
  const { location } = useNavState();
  const query = new URLSearchParams(location.search);
  const code = query.get(CODE_PARAM);
  const [isForgotten, setIsForgotten] = useState(false);
  const [notice, setNotice] = useState<string>();
  const [isCodeUsed, setIsCodeUsed] = useState(false);

  if (code && !isCodeUsed) {
    const done = (text: string) => {
      setNotice(text);
      setIsCodeUsed(true);
    };
    return query.get(MODE_PARAM) === 'verifyEmail' ? (
      <ConfirmEmail code={code} />
    ) : (
      <NewPasswordForm code={code} onDone={done} />
    );
  }
  if (isForgotten) return <ResetForm onBack={() => setIsForgotten(false)} />;
  return (
    <LoginForm
      redirect={query.get(REDIRECT_PARAM)}
      hasEnded={query.has(SESSION_ENDED_PARAM)}
      notice={notice}
      onForgotten={() => setIsForgotten(true)}
    />
  );
}
