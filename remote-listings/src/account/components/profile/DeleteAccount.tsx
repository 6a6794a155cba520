import { links } from '@anunturi/shared-domain/site/links';
import { toRomanianMessage } from '@anunturi/shared-domain/site/marketError';
import { PASSWORD_MAX } from '@anunturi/shared-domain/site/limits';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { Dialog } from '@anunturi/shared-ui/overlays/Dialog';
import { forgetLoaded } from '@anunturi/shared-runtime/loading/loadCache';
import { useNav } from '@anunturi/shared-runtime/navigation/nav';
import { Notice } from '@anunturi/shared-ui/feedback/Notice';
import { Cluster, Stack } from '@anunturi/shared-ui/layout/Stack';
import { PasswordField } from '@anunturi/shared-ui/fields/PasswordField';
import { TextField } from '@anunturi/shared-ui/fields/TextField';
import { showToast } from '@anunturi/shared-runtime/toasts/toast';
import { type FormEvent, useState } from 'react';

/** The word that the person types, so that nobody deletes an account by a slip. */
const WORD = 'ȘTERG';

/** Deletes the account: what goes is named, the word is typed, the password proves who asks. */
export function DeleteAccount({ email }: { email: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Cluster>
        <Button variant="danger" onClick={() => setOpen(true)}>
          Ștergeți contul
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
  const [isWorking, setIsWorking] = useState(false);

  async function go(event: FormEvent) {
    event.preventDefault();
    const wrongWord =
      word.trim().toLocaleUpperCase('ro') !== WORD && word.trim().toUpperCase() !== 'STERG';
    if (wrongWord || !password)
      return setProblems({
        ...(wrongWord && { word: `Scrieți ${WORD}.` }),
        ...(!password && { password: 'Scrieți parola.' }),
      });
    setProblems({});
    setIsWorking(true);
    try {
      const [{ closeMyAccount }, { forgetDevice }] = await Promise.all([
        import(/* webpackChunkName: "delete-account" */ '../../data/closeMyAccount'),
        import(/* webpackChunkName: "delete-account" */ '../../data/forgetDevice'),
      ]);
      await closeMyAccount(password);
      await forgetDevice().catch((error: unknown) =>
        console.warn('The device could not forget everything', error),
      );
      forgetLoaded();
      nav.navigate(links.home());
      showToast('Contul este închis. Datele dumneavoastră se șterg în câteva minute.');
    } catch (error) {
      console.error('The account could not be deleted', error);
      setIsWorking(false);
      const isPassword =
        error instanceof Error && 'code' in error && error.code === 'wrongCredentials';
      setProblems(
        isPassword ? { password: toRomanianMessage(error) } : { form: toRomanianMessage(error) },
      );
    }
  }
  const buttons = (
    <>
      <Button variant="secondary" onClick={onClose} disabled={isWorking}>
        Păstrați contul
      </Button>
      <Button type="submit" form="stergere-cont" variant="danger" busy={isWorking}>
        Ștergeți contul definitiv
      </Button>
    </>
  );
  return (
    <Dialog open onClose={isWorking ? () => {} : onClose} title="Ștergeți contul?" footer={buttons}>
      <form id="stergere-cont" noValidate onSubmit={(event) => void go(event)}>
        <Stack>
          <p>
            Contul se închide pe loc și anunțurile nu se mai văd. În câteva minute se șterg și nu
            mai pot fi aduse înapoi, nici de noi:
          </p>
          <ul>
            <li>contul {email}, profilul și datele de contact;</li>
            <li>toate anunțurile, cu fotografii, cifre și istoricul prețului;</li>
            <li>mesajele trimise; celălalt vede „Cont șters” și păstrează doar ce a scris el;</li>
            <li>favoritele, căutările salvate, persoanele blocate;</li>
            <li>actele din arhivă și fișierele de test;</li>
            <li>ciornele și ce ține minte acest dispozitiv.</li>
          </ul>
          <p>
            Anunțurile respinse sau sesizate rămân încă șase luni ca dovezi, văzute doar de
            moderatori. Rămân și sesizările trimise și hotărârile moderatorilor, cât cere legea.
            Dacă vreți o copie, descărcați întâi datele.
          </p>
          <TextField
            label={`Scrieți ${WORD} pentru confirmare`}
            value={word}
            autoComplete="off"
            error={problems.word}
            onChange={(event) => setWord(event.target.value)}
          />
          <input type="email" value={email} autoComplete="username" readOnly hidden />
          <PasswordField
            label="Parola"
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
    </Dialog>
  );
}
