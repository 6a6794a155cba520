import { formatDate } from '@anunturi/shared-domain/formats/formatDate';
import type { UserOrder, UserRow } from '#data/users/readUsers';
import { type DataColumn, DataTable } from '#components/DataTable';
import { UserBadges } from './UserBadges';
import styles from './UsersTable.module.css';

type Props = {
  rows: UserRow[];
  openId: string;
  onOpen(uid: string): void;
  order: UserOrder;
  onOrder(order: UserOrder): void;
};

const sortOfDate = { newest: 'descending', oldest: 'ascending', name: 'none' } as const;

/** A page of people; the name opens everything about one. */
export function UsersTable({ rows, openId, onOpen, order, onOrder }: Props) {
  const columns: DataColumn<UserRow>[] = [
    {
      key: 'name',
      header: 'Nume',
      isTitle: true,
      sort: { now: order === 'name' ? 'ascending' : 'none', onSort: () => onOrder('name') },
      cell: (user) => (
        <>
          <button type="button" className={styles.name} onClick={() => onOpen(user.id)}>
            {user.company?.name ?? user.displayName}
          </button>
          {user.company && user.company.name !== user.displayName && (
            <span className={styles.person}>{user.displayName}</span>
          )}
        </>
      ),
    },
    { key: 'email', header: 'E-mail', cell: (user) => user.email },
    { key: 'state', header: 'Stare', cell: (user) => <UserBadges user={user} /> },
    {
      key: 'accepted',
      header: 'Anunțuri acceptate',
      align: 'end',
      wideOnly: true,
      cell: (user) => user.acceptedListings,
    },
    {
      key: 'since',
      header: 'Din',
      align: 'end',
      isLabelled: true,
      sort: {
        now: sortOfDate[order],
        onSort: () => onOrder(order === 'newest' ? 'oldest' : 'newest'),
      },
      cell: (user) => formatDate(user.createdAt),
    },
  ];
  return (
    <DataTable
      caption="Utilizatori"
      columns={columns}
      rows={rows}
      rowName={(user) => user.displayName}
      openId={openId}
    />
  );
}
