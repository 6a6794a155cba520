import {
  USER_FILTER_PARAM,
  ORDER_PARAM,
  USER_PARAM,
} from '@anunturi/shared-contract/navigation/queryParams';
import { useEffect, useRef, useState } from 'react';
import { EmptyState } from '@anunturi/shared-ui/feedback/EmptyState';
import { LoadState } from '@anunturi/shared-ui/feedback/LoadState';
import { SelectField } from '@anunturi/shared-ui/fields/SelectField';
import { SkeletonRows } from '@anunturi/shared-ui/feedback/Skeleton';
import { Cluster } from '@anunturi/shared-ui/layout/Stack';
import { TextField } from '@anunturi/shared-ui/fields/TextField';
import { readUsers, userFilters, userOrders, type UserSearch } from '#data/users/readUsers';
import { AdminFrame } from '#components/AdminFrame';
import { Pager } from '#components/Pager';
import { useCursorPages } from '#behaviour/useCursorPages';
import { oneOf, useQuery } from '#behaviour/useQuery';
import { useMay } from '#behaviour/useMay';
import { useSearchWords } from '#behaviour/useSearchWords';
import { ExportUsers } from './components/ExportUsers';
import { UserSheet } from './components/UserSheet';
import { UsersTable } from './components/UsersTable';
import styles from './UsersScreen.module.css';

const TYPING_PAUSE_MS = 300;

/** Everybody with an account, for administrators; for others who decide, the one person whom a listing or a report leads to. */
export function UsersScreen() {
  return useMay()('people') ? <People /> : <OnePerson />;
}

function OnePerson() {
  const query = useQuery();
  const openId = query.get(USER_PARAM);
  return (
    <AdminFrame title="Utilizatori">
      <EmptyState title="Lista utilizatorilor o văd administratorii">
        Deschideți o persoană de la un anunț, de la o sesizare sau din jurnal.
      </EmptyState>
      {openId && (
        <UserSheet
          uid={openId}
          onClose={() => query.set({ [USER_PARAM]: null }, { replace: true })}
          onChanged={() => {}}
        />
      )}
    </AdminFrame>
  );
}

/** Found by name or by what is theirs alone, one page at a time. */
function People() {
  const query = useQuery();
  const [words, setWords] = useSearchWords('users');
  const search: UserSearch = {
    words,
    filter: oneOf(query.get(USER_FILTER_PARAM), userFilters, 'all'),
    order: oneOf(query.get(ORDER_PARAM), userOrders, 'newest'),
  };
  const pages = useCursorPages(`admin users:${JSON.stringify(search)}`, (after) =>
    readUsers(search, after),
  );
  const openId = query.get(USER_PARAM);
  // Opening is a step of its own: Back closes the sheet.
  const open = (uid: string | null) => query.set({ [USER_PARAM]: uid }, { replace: uid === null });
  return (
    <AdminFrame title="Utilizatori" actions={<ExportUsers search={search} />}>
      <Cluster
        as="form"
        role="search"
        className={styles.filters}
        onSubmit={(event) => event.preventDefault()}
      >
        <SearchBox words={words} onSearch={setWords} />
        <SelectField
          label="Afișați"
          options={toOptions(userFilters)}
          value={search.filter}
          onChange={(event) => query.set({ [USER_FILTER_PARAM]: event.target.value })}
        />
        <SelectField
          label="Ordine"
          options={toOptions(userOrders)}
          value={search.order}
          onChange={(event) => query.set({ [ORDER_PARAM]: event.target.value })}
        />
      </Cluster>
      <LoadState
        of={pages.of}
        skeleton={<SkeletonRows count={8} />}
        failedTitle="Lista nu a putut fi încărcată"
      >
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState title="Niciun utilizator găsit">
              Căutați după începutul numelui sau al firmei, ori după adresa de e-mail, telefonul sau
              CUI-ul întreg.
            </EmptyState>
          ) : (
            <UsersTable
              rows={rows}
              openId={openId}
              onOpen={open}
              order={search.order}
              onOrder={(order) => query.set({ [ORDER_PARAM]: order })}
            />
          )
        }
      </LoadState>
      <Pager pages={pages} />
      {openId && (
        <UserSheet uid={openId} onClose={() => open(null)} onChanged={() => pages.of.reload()} />
      )}
    </AdminFrame>
  );
}

function SearchBox({ words, onSearch }: { words: string; onSearch(words: string): void }) {
  const [typed, setTyped] = useState(words);
  const latest = useRef(onSearch);
  useEffect(() => {
    latest.current = onSearch;
  });
  useEffect(() => {
    if (typed.trim() === words) return;
    const timer = setTimeout(() => latest.current(typed.trim()), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, words]);
  return (
    <TextField
      label="Nume, firmă, e-mail, telefon sau CUI"
      type="search"
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      className={styles.search}
    />
  );
}

const toOptions = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
