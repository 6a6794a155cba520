import { STATUS_PARAM } from '@anunturi/shared-contract/navigation/queryParams';
import { useState } from 'react';
import { contactStatuses } from '@anunturi/shared-domain/moderation/contactMessage';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { EmptyState } from '@anunturi/shared-ui/feedback/EmptyState';
import { LoadState } from '@anunturi/shared-ui/feedback/LoadState';
import { SelectField } from '@anunturi/shared-ui/fields/SelectField';
import { SkeletonRows } from '@anunturi/shared-ui/feedback/Skeleton';
import { RowFocus } from '@anunturi/shared-ui/layout/RowFocus';
import { Cluster } from '@anunturi/shared-ui/layout/Stack';
import { TextField } from '@anunturi/shared-ui/fields/TextField';
import { Stack } from '@anunturi/shared-ui/layout/Stack';
import { readContactMessages } from './data/readContactMessages';
import { AdminFrame } from '#components/AdminFrame';
import { Pager } from '#components/Pager';
import { useCursorPages } from '#behaviour/useCursorPages';
import { oneOf, useQuery } from '#behaviour/useQuery';
import { useSearchWords } from '#behaviour/useSearchWords';
import { MessageCard } from './components/MessageCard';
import { RequestRegister } from './components/RequestRegister';
import styles from './ContactMessagesScreen.module.css';

const views = {
  new: 'Noi',
  answered: 'Cu răspuns',
  archived: 'Arhivate',
  spam: 'Nedorite',
  all: 'Toate',
} as const satisfies Record<keyof typeof contactStatuses | 'all', string>;
const REGISTER = 'cereri';

/** What people wrote through the contact form, and the register of what must be answered by law. */
export function ContactMessagesScreen() {
  const query = useQuery();
  const isRegister = query.get(STATUS_PARAM) === REGISTER;
  const show = (isShown: boolean) => query.set({ [STATUS_PARAM]: isShown ? REGISTER : 'new' });
  return (
    <AdminFrame
      title={isRegister ? 'Registrul cererilor' : 'Mesaje de contact'}
      actions={
        <Button size="small" variant="secondary" onClick={() => show(!isRegister)}>
          {isRegister ? 'Mesaje de contact' : 'Registrul cererilor'}
        </Button>
      }
    >
      {isRegister ? <RequestRegister /> : <Messages />}
    </AdminFrame>
  );
}

function Messages() {
  const query = useQuery();
  const status = oneOf(query.get(STATUS_PARAM), views, 'new');
  const [words, setWords] = useSearchWords('contact');
  const [typed, setTyped] = useState(words);
  const pages = useCursorPages(`admin contact:${status} ${words}`, (after) =>
    readContactMessages({ status, words }, after),
  );
  return (
    <>
      <Cluster
        as="form"
        role="search"
        className={styles.filters}
        onSubmit={(event) => {
          event.preventDefault();
          setWords(typed.trim());
        }}
      >
        <TextField
          label="Căutați în mesaje"
          hint="Cuvinte sau adresa de e-mail întreagă"
          type="search"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          className={styles.search}
        />
        <SelectField
          label="Stare"
          value={status}
          onChange={(event) => query.set({ [STATUS_PARAM]: event.target.value })}
          options={Object.entries(views).map(([value, label]) => ({ value, label }))}
        />
        <Button type="submit" variant="secondary">
          Căutați
        </Button>
      </Cluster>
      <RowFocus>
        <LoadState
          of={pages.of}
          skeleton={<SkeletonRows count={4} />}
          failedTitle="Mesajele nu au putut fi încărcate"
        >
          {({ rows, next }) =>
            rows.length === 0 ? (
              <EmptyState
                title={toEmptyTitle({ status, isSearch: words !== '', hasNext: next !== null })}
              >
                {words &&
                  (next
                    ? 'Mai departe se caută printre cele mai vechi.'
                    : 'Încercați alte cuvinte sau altă stare.')}
              </EmptyState>
            ) : (
              <Stack as="ul" gap={3} aria-label="Mesaje">
                {rows.map((message) => (
                  <li key={message.id} data-row={message.id}>
                    <MessageCard message={message} onChanged={pages.of.reload} />
                  </li>
                ))}
              </Stack>
            )
          }
        </LoadState>
      </RowFocus>
      <Pager pages={pages} />
    </>
  );
}

type Emptiness = { status: keyof typeof views; isSearch: boolean; hasNext: boolean };

function toEmptyTitle({ status, isSearch, hasNext }: Emptiness): string {
  if (isSearch) return hasNext ? 'Niciun mesaj printre cele mai noi' : 'Niciun mesaj găsit';
  return status === 'new' ? 'Niciun mesaj nou' : 'Niciun mesaj aici';
}
