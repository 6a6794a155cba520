import type { Suspension } from '#data/users/userActs';
import { PersonDialog } from './PersonDialog';

type Props = {
  person: { displayName: string };
  busy: boolean;
  onConfirm(suspension: Suspension): void;
  onCancel(): void;
};

/** Asks how long, on which ground and for which facts an account is suspended, and says what that does. */
export function SuspendDialog({ person, busy, onConfirm, onCancel }: Props) {
  return (
    <PersonDialog
      title={`Suspendați contul lui ${person.displayName}?`}
      confirmLabel="Suspendați contul"
      endless
      busy={busy}
      onCancel={onCancel}
      onConfirm={({ ground, facts, days }) =>
        onConfirm({ ground, reason: facts, ...(days > 0 && { days }) })
      }
    >
      Persoana nu va mai putea publica, scrie mesaje sau schimba ceva, nici în ferestrele deja
      deschise. Anunțurile și telefonul dispar imediat și revin la sfârșit; cu aceeași adresă de
      e-mail nu se mai poate face cont. După o nouă autentificare poate citi decizia și o poate
      contesta.
    </PersonDialog>
  );
}
