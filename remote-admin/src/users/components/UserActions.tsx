import { useState } from 'react';
import { NOTE_MAX } from '@anunturi/shared-domain/site/limits';
import { useSession } from '@anunturi/shared-auth/session';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { ConfirmDialog } from '@anunturi/shared-ui/overlays/ConfirmDialog';
import { Notice } from '@anunturi/shared-ui/feedback/Notice';
import { Cluster } from '@anunturi/shared-ui/layout/Stack';
import { TextArea } from '@anunturi/shared-ui/fields/TextArea';
import { toRomanianMessage } from '@anunturi/shared-domain/site/marketError';
import { useAction } from '@anunturi/shared-runtime/toasts/useAction';
import type { UserRow } from '#data/users/readUsers';
import { blockUser, confirmCompany, setRole, setTrusted, unblockUser } from '../data/userActs';

type Asked = 'block' | 'makeAdmin' | 'takeAdmin';

/** Block, trust and role; one's own account cannot be changed here, so an administrator always remains. */
export function UserActions({ user, onChanged }: { user: UserRow; onChanged(): void }) {
  const session = useSession();
  const { busy, run } = useAction(toRomanianMessage);
  const [asked, setAsked] = useState<Asked | null>(null);
  if (session.user?.uid === user.id)
    return (
      <Notice tone="info">
        Este contul dumneavoastră: rolul și starea lui le poate schimba alt administrator.
      </Notice>
    );

  async function go(act: () => Promise<void>, done: string, takeBack?: () => Promise<void>) {
    const undo =
      takeBack && (() => void run(takeBack, 'Schimbarea a fost luată înapoi.').then(onChanged));
    if (await run(act, done, { undo })) onChanged();
    setAsked(null);
  }
  const unblock = () =>
    go(
      () => unblockUser(user),
      `${user.displayName} poate folosi din nou contul.`,
      () => blockUser(user, user.blockedReason ?? 'Blocat din nou'),
    );
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
        <Button size="small" variant="secondary" busy={busy} onClick={unblock}>
          Deblocați
        </Button>
      ) : (
        <Button size="small" variant="danger" onClick={() => setAsked('block')}>
          Blocați
        </Button>
      )}
      <Button size="small" variant="secondary" busy={busy} onClick={trust}>
        {user.trusted ? 'Retrageți încrederea' : 'Marcați de încredere'}
      </Button>
      {user.company && (
        <Button size="small" variant="secondary" busy={busy} onClick={company}>
          {user.companyConfirmedAt ? 'Retrageți confirmarea firmei' : 'Confirmați firma'}
        </Button>
      )}
      <Button
        size="small"
        variant="ghost"
        onClick={() => setAsked(user.role === 'admin' ? 'takeAdmin' : 'makeAdmin')}
      >
        {user.role === 'admin' ? 'Retrageți rolul de administrator' : 'Faceți administrator'}
      </Button>
      {asked === 'block' && (
        <BlockDialog
          user={user}
          busy={busy}
          onCancel={() => setAsked(null)}
          onBlock={(reason) =>
            go(
              () => blockUser(user, reason),
              `${user.displayName} a fost blocat.`,
              () => unblockUser(user),
            )
          }
        />
      )}
      <ConfirmDialog
        open={asked === 'makeAdmin' || asked === 'takeAdmin'}
        title={
          asked === 'takeAdmin'
            ? `Retrageți rolul de administrator al lui ${user.displayName}?`
            : `${user.displayName} devine administrator?`
        }
        confirmLabel={asked === 'takeAdmin' ? 'Retrageți rolul' : 'Dați rolul'}
        busy={busy}
        onCancel={() => setAsked(null)}
        onConfirm={() =>
          void (asked === 'takeAdmin'
            ? go(
                () => setRole(user, 'user'),
                'Rolul a fost retras.',
                () => setRole(user, 'admin'),
              )
            : go(
                () => setRole(user, 'admin'),
                `${user.displayName} este administrator.`,
                () => setRole(user, 'user'),
              ))
        }
      >
        {asked === 'takeAdmin'
          ? 'Nu va mai vedea administrarea. Rolul poate fi dat din nou.'
          : 'Va putea modera anunțuri, bloca utilizatori și schimba setările site-ului. Rolul poate fi retras.'}
      </ConfirmDialog>
    </Cluster>
  );
}

function BlockDialog({
  user,
  busy,
  onBlock,
  onCancel,
}: {
  user: UserRow;
  busy: boolean;
  onBlock(reason: string): void;
  onCancel(): void;
}) {
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const confirm = () => {
    setTried(true);
    if (reason.trim()) onBlock(reason.trim());
  };
  return (
    <ConfirmDialog
      open
      title={`Blocați contul lui ${user.displayName}?`}
      confirmLabel="Blocați contul"
      busy={busy}
      onCancel={onCancel}
      onConfirm={confirm}
    >
      <p>
        Nu va mai putea publica, scrie mesaje sau schimba ceva, nici în ferestrele deja deschise.
        Anunțurile și telefonul dispar imediat și revin la deblocare; cu aceeași adresă de e-mail nu
        se mai poate face cont.
      </p>
      <TextArea
        label="Motivul"
        hint="Îl vede persoana blocată."
        required
        maxLength={NOTE_MAX}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        error={tried && !reason.trim() ? 'Scrieți motivul.' : undefined}
      />
    </ConfirmDialog>
  );
}
