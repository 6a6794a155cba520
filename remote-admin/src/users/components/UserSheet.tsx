import { useSession } from '@anunturi/shared-auth/session';
import { formatDate } from '@anunturi/shared-domain/formats/formatDate';
import { EmptyState } from '@anunturi/shared-ui/feedback/EmptyState';
import { FactList } from '@anunturi/shared-ui/display/FactList';
import { LoadState } from '@anunturi/shared-ui/feedback/LoadState';
import { Sheet } from '@anunturi/shared-ui/overlays/Sheet';
import { Stack } from '@anunturi/shared-ui/layout/Stack';
import { useLoad } from '@anunturi/shared-runtime/loading/useLoad';
import { openUser, type UserRow } from '#data/users/readUsers';
import { Restrictions } from '#components/Restrictions';
import { TargetLog } from '#components/TargetLog';
import { BlockPanel } from './BlockPanel';
import { PersonNotes } from './PersonNotes';
import { UserActions } from './UserActions';
import { UserBadges } from './UserBadges';
import { UserContent } from './UserContent';

/** Everything an administrator sees of one person, beside the list. */
export function UserSheet({
  uid,
  onClose,
  onChanged,
}: {
  uid: string;
  onClose(): void;
  onChanged(): void;
}) {
  const user = useLoad(`admin person:${uid}`, () => openUser(uid));
  const changed = () => {
    user.reload();
    onChanged();
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={user.state === 'ready' && user.value ? user.value.displayName : 'Utilizator'}
    >
      <LoadState of={user} failedTitle="Utilizatorul nu a putut fi încărcat">
        {(found) =>
          found ? (
            <UserDetails user={found} onChanged={changed} />
          ) : (
            <EmptyState title="Contul nu mai există">A fost șters de persoana lui.</EmptyState>
          )
        }
      </LoadState>
    </Sheet>
  );
}

function UserDetails({ user, onChanged }: { user: UserRow; onChanged(): void }) {
  const isOwn = useSession().user?.uid === user.id;
  return (
    <Stack gap={4}>
      <UserBadges user={user} />
      {user.blocked && <BlockPanel user={user} onAnswered={onChanged} />}
      <UserActions user={user} onChanged={onChanged} />
      <FactList
        look="plain"
        facts={[
          { label: 'E-mail', value: <a href={`mailto:${user.email}`}>{user.email}</a> },
          ...(user.phone ? [{ label: 'Telefon', value: user.phone }] : []),
          ...(user.company
            ? [{ label: 'Firmă', value: `${user.company.name}, CUI ${user.company.cui}` }]
            : []),
          { label: 'Cont din', value: formatDate(user.createdAt) },
          { label: 'Anunțuri acceptate', value: user.acceptedListings },
        ]}
      />
      <Restrictions uid={user.id} onAnswered={onChanged} />
      {!isOwn && <PersonNotes uid={user.id} />}
      <UserContent uid={user.id} />
      <TargetLog targetId={user.id} />
    </Stack>
  );
}
