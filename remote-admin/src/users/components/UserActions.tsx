import { useState } from 'react';
import { useSession } from '@anunturi/shared-auth/session';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { Notice } from '@anunturi/shared-ui/feedback/Notice';
import { Cluster } from '@anunturi/shared-ui/layout/Stack';
import { toRomanianMessage } from '@anunturi/shared-domain/site/marketError';
import { useAction } from '@anunturi/shared-runtime/toasts/useAction';
import { isStaff } from '@anunturi/shared-domain/people/roles';
import { roleNames } from '@anunturi/shared-domain/people/roleTexts';
import { useMay } from '#behaviour/useMay';
import { PersonDialog } from '#components/PersonDialog';
import { SuspendDialog } from '#components/SuspendDialog';
import type { UserRow } from '#data/users/readUsers';
import { RoleDialog } from './RoleDialog';
import {
  allowReporting,
  barReporting,
  blockUser,
  confirmCompany,
  setRole,
  setTrusted,
  unblockUser,
} from '#data/users/userActs';

type Asked = 'block' | 'barReporting' | 'role';

/**
 * Block and the right to report; of an administrator trust, company and role too. One's own account cannot be changed here, so an
 * administrator always remains.
 */
export function UserActions({ user, onChanged }: { user: UserRow; onChanged(): void }) {
  const session = useSession();
  const isOfPeople = useMay()('people');
  const { busy, run } = useAction(toRomanianMessage);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [openedMs] = useState(() => Date.now());
  if (session.user?.uid === user.id)
    return (
      <Notice tone="info">
        Este contul dumneavoastră: rolul și starea lui le poate schimba altcineva, cu rol de
        administrator.
      </Notice>
    );
  if (isStaff(user.role) && !isOfPeople)
    return (
      <Notice tone="info">
        Are un rol în administrare: contul îl poate schimba doar un administrator.
      </Notice>
    );

  const { reportingBarredUntil } = user;
  const isBarred = reportingBarredUntil !== undefined && reportingBarredUntil.getTime() > openedMs;

  async function go(act: () => Promise<void>, done: string, takeBack?: () => Promise<void>) {
    const undo =
      takeBack && (() => void run(takeBack, 'Schimbarea a fost luată înapoi.').then(onChanged));
    if (await run(act, done, { undo })) onChanged();
    setAsked(null);
  }
  const unblock = () =>
    go(() => unblockUser(user), `${user.displayName} poate folosi din nou contul.`);
  const trust = () =>
    go(
      () => setTrusted(user, !user.trusted),
      user.trusted ? 'Încrederea a fost retrasă.' : 'Anunțurile noi nu mai așteaptă verificarea.',
      () => setTrusted(user, user.trusted),
    );
  const company = () => {
    const [cui, isConfirmed] = [user.company?.cui ?? '', user.companyConfirmedAt !== undefined];
    return go(
      () => confirmCompany(user, cui, !isConfirmed),
      isConfirmed ? 'Firma apare din nou ca declarată.' : 'Firma apare drept confirmată.',
      () => confirmCompany(user, cui, isConfirmed),
    );
  };
  return (
    <Cluster gap={2}>
      {user.blocked ? (
        // An open appeal is answered with reasons, in the panel of the suspension.
        !user.blockAppealedAt && (
          <Button size="small" variant="secondary" busy={busy} onClick={unblock}>
            Ridicați suspendarea
          </Button>
        )
      ) : (
        <Button size="small" variant="danger" onClick={() => setAsked('block')}>
          Suspendați…
        </Button>
      )}
      {isOfPeople && (
        <Button size="small" variant="secondary" busy={busy} onClick={trust}>
          {user.trusted ? 'Retrageți încrederea' : 'Marcați de încredere'}
        </Button>
      )}
      {isOfPeople && user.company && (
        <Button size="small" variant="secondary" busy={busy} onClick={company}>
          {user.companyConfirmedAt ? 'Retrageți confirmarea firmei' : 'Confirmați firma'}
        </Button>
      )}
      {isBarred ? (
        <Button
          size="small"
          variant="secondary"
          busy={busy}
          onClick={() =>
            void go(() => allowReporting(user), 'Sesizările persoanei sunt primite din nou.')
          }
        >
          Redați dreptul de a sesiza
        </Button>
      ) : (
        <Button size="small" variant="secondary" onClick={() => setAsked('barReporting')}>
          Suspendați dreptul de a sesiza…
        </Button>
      )}
      {isOfPeople && (
        <Button size="small" variant="ghost" onClick={() => setAsked('role')}>
          Schimbați rolul…
        </Button>
      )}
      {asked === 'block' && (
        <SuspendDialog
          person={user}
          busy={busy}
          onCancel={() => setAsked(null)}
          onConfirm={(suspension) =>
            void go(
              () => blockUser(user, suspension),
              `${user.displayName} a fost suspendat.`,
              () => unblockUser(user),
            )
          }
        />
      )}
      {asked === 'barReporting' && (
        <PersonDialog
          title={`Suspendați dreptul lui ${user.displayName} de a sesiza?`}
          confirmLabel="Suspendați dreptul"
          busy={busy}
          onCancel={() => setAsked(null)}
          onConfirm={(restriction) =>
            void go(
              () => barReporting(user, restriction),
              `Sesizările lui ${user.displayName} nu mai sunt primite.`,
              () => allowReporting(user),
            )
          }
        >
          Sesizările trimise din acest cont nu mai sunt primite, în afara celor despre abuz asupra
          copiilor. Pentru sesizări repetate și vădit fără temei, după un avertisment (DSA art. 23).
          Persoana află motivele și poate contesta.
        </PersonDialog>
      )}
      {asked === 'role' && (
        <RoleDialog
          user={user}
          busy={busy}
          onCancel={() => setAsked(null)}
          onConfirm={(role) =>
            void go(
              () => setRole(user, role),
              role === 'user' ? 'Rolul a fost retras.' : `Rolul nou: ${roleNames[role]}.`,
              () => setRole(user, user.role),
            )
          }
        />
      )}
    </Cluster>
  );
}
