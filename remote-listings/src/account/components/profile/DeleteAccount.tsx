import { links } from '@anunturi/shared-domain/site/links';
import { toRomanianMessage } from '@anunturi/shared-domain/site/marketError';
import { PASSWORD_MAX } from '@anunturi/shared-domain/site/limits';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { Dialog } from '@anunturi/shared-ui/overlays/Dialog';
import { forgetLoaded } from '@anunturi/shared-runtime/loading/loadCache';
import { useNav } from '@anunturi/shared-runtime/navigation/nav';
import { Notice } from '@anunturi/shared-ui/feedback/Notice';
import { ProgressBar } from '@anunturi/shared-ui/feedback/ProgressBar';
import { Cluster, Stack } from '@anunturi/shared-ui/layout/Stack';
import { TextField } from '@anunturi/shared-ui/fields/TextField';
import { showToast } from '@anunturi/shared-runtime/toasts/toast';
import { type FormEvent, useState } from 'react';
import type { DeletionStep } from '../../data/deleteMyAccount';

/** The word that the person types, so that nobody deletes an account by a slip. */
const WORD = 'ȘTERGE';
const steps: Record<DeletionStep, string> = {
  favourites: 'Se șterg favoritele',
  lists: 'Se șterg căutările și listele',
  archive: 'Se șterg actele din arhivă',
  listings: 'Se șterg anunțurile și fotografiile',
  conversations: 'Se șterg mesajele trimise',
  account: 'Se închide contul',
};
const order = Object.keys(steps);

/** Deletes the account: what goes is named, the word is typed, the password proves who asks. */
export function DeleteAccount({ email, isResumed }: { email: string; isResumed?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Cluster>
        <Button variant="danger" onClick={() => setOpen(true)}>
          {isResumed ? 'Reia ștergerea contului' : 'Șterge contul'}
        </Button>
      </Cluster>
      {open && <DeleteDialog email={email} onClose={() => setOpen(false)} />}
    </>
  );
}

function DeleteDialog({ email, onClose }: { email: string; onClose(): void }) {
  const nav = useNav();
  const [word, setWord] = useState('');
  const [password, setPassword] = useState('');
  const [problems, setProblems] = useState<{ word?: string; password?: string; form?: string }>({});
  const [step, setStep] = useState<DeletionStep | 'start'>();

  async function go(event: FormEvent) {
    event.preventDefault();
    const wrongWord =
      word.trim().toLocaleUpperCase('ro') !== WORD && word.trim().toUpperCase() !== 'STERGE';
    if (wrongWord || !password)
      return setProblems({
        ...(wrongWord && { word: `Scrieți ${WORD}.` }),
        ...(!password && { password: 'Scrieți parola.' }),
      });
    setProblems({});
    setStep('start');
    try {
      const [{ deleteMyAccount }, { forgetDevice }] = await Promise.all([
        import(/* webpackChunkName: "delete-account" */ '../../data/deleteMyAccount'),
        import(/* webpackChunkName: "delete-account" */ '../../data/forgetDevice'),
      ]);
      await deleteMyAccount({ password, onStep: setStep });
      await forgetDevice().catch((error: unknown) =>
        console.warn('The device could not forget everything', error),
      );
      forgetLoaded();
      nav.navigate(links.home());
      showToast('Contul și datele dumneavoastră au fost șterse.');
    } catch (error) {
      console.error('The account could not be deleted', error);
      setStep(undefined);
      const isPassword =
        error instanceof Error && 'code' in error && error.code === 'wrongCredentials';
      setProblems(
        isPassword
          ? { password: toRomanianMessage(error) }
          : {
              form: `${toRomanianMessage(error)} Ce s-a șters rămâne șters; puteți relua de aici.`,
            },
      );
    }
  }
  const isWorking = step !== undefined;
  const buttons = isWorking ? undefined : (
    <>
      <Button variant="secondary" onClick={onClose}>
        Păstrez contul
      </Button>
      <Button type="submit" form="stergere-cont" variant="danger">
        Șterge contul definitiv
      </Button>
    </>
  );
  return (
    <Dialog open onClose={isWorking ? () => {} : onClose} title="Ștergeți contul?" footer={buttons}>
      {isWorking ? (
        <Stack>
          <ProgressBar
            label={step === 'start' ? 'Se verifică parola' : steps[step]}
            value={step === 'start' ? 0 : (order.indexOf(step) + 0.5) / order.length}
          />
          <p>Nu închideți pagina. Dacă totuși se întrerupe, intrați din nou în cont și reluați.</p>
        </Stack>
      ) : (
        <form id="stergere-cont" noValidate onSubmit={(event) => void go(event)}>
          <Stack>
            <p>Dispar imediat și nu mai pot fi aduse înapoi, nici de noi:</p>
            <ul>
              <li>contul {email}, profilul și datele de contact;</li>
              <li>toate anunțurile, cu fotografii, cifre și istoricul prețului;</li>
              <li>mesajele trimise; celălalt vede „Cont șters” și păstrează doar ce a scris el;</li>
              <li>favoritele, căutările salvate, persoanele blocate;</li>
              <li>actele din arhivă și fișierele de test;</li>
              <li>ciornele și ce ține minte acest dispozitiv.</li>
            </ul>
            <p>
              Rămân doar sesizările trimise și hotărârile moderatorilor, cât cere legea. Dacă vreți
              o copie, descărcați întâi datele.
            </p>
            <TextField
              label={`Scrieți ${WORD} pentru confirmare`}
              value={word}
              autoComplete="off"
              error={problems.word}
              onChange={(event) => setWord(event.target.value)}
            />
            <input type="email" value={email} autoComplete="username" readOnly hidden />
            <TextField
              label="Parola"
              type="password"
              autoComplete="current-password"
              maxLength={PASSWORD_MAX}
              value={password}
              error={problems.password}
              onChange={(event) => setPassword(event.target.value)}
            />
            {problems.form && (
              <Notice tone="bad" role="alert">
                {problems.form}
              </Notice>
            )}
          </Stack>
        </form>
      )}
    </Dialog>
  );
}
