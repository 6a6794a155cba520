import { foldDiacritics } from '@anunturi/shared-domain/formats/romanianText';
import { keptDays } from '@anunturi/shared-domain/people/keptDays';
import { links } from '@anunturi/shared-domain/site/links';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { forgetLoaded } from '@anunturi/shared-runtime/loading/loadCache';
import { useNav } from '@anunturi/shared-runtime/navigation/nav';
import { Cluster } from '@anunturi/shared-ui/layout/Stack';
import { TextField } from '@anunturi/shared-ui/fields/TextField';
import { showToast } from '@anunturi/shared-runtime/toasts/toast';
import { useState } from 'react';
import { PasswordDialog } from '../PasswordDialog';

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
  const [problem, setProblem] = useState<string>();

  function check(): boolean {
    const isRight = foldDiacritics(word.trim()) === foldDiacritics(WORD);
    setProblem(isRight ? undefined : `Scrieți ${WORD}.`);
    return isRight;
  }
  async function close(password: string) {
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
  }
  return (
    <PasswordDialog
      title="Ștergeți contul?"
      confirmLabel="Ștergeți contul definitiv"
      cancelLabel="Păstrați contul"
      variant="danger"
      check={check}
      onPassword={close}
      onClose={onClose}
    >
      <p>
        Contul se închide pe loc și anunțurile nu se mai văd. În câteva minute se șterg și nu mai
        pot fi aduse înapoi, nici de noi:
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
        Anunțurile respinse sau sesizate rămân încă șase luni ca dovezi, văzute doar de moderatori.
        Jurnalul de siguranță (intrări în cont, refuzuri, schimbări de parolă) rămâne{' '}
        {keptDays.security} de zile, fără nume și fără adresă. Rămân și sesizările trimise și
        hotărârile moderatorilor, cât cere legea. Dacă vreți o copie, descărcați întâi datele.
      </p>
      <TextField
        label={`Scrieți ${WORD} pentru confirmare`}
        value={word}
        autoComplete="off"
        error={problem}
        onChange={(event) => setWord(event.target.value)}
      />
    </PasswordDialog>
  );
}
