import {
  OWNER_PARAM,
  WORDS_PARAM,
  LISTING_PARAM,
  STATUS_PARAM,
} from '@anunturi/shared-contract/navigation/queryParams';
import { useState } from 'react';
import {
  listingStatuses,
  listingStatusLabels,
} from '@anunturi/shared-domain/listing/listingStatus';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { EmptyState } from '@anunturi/shared-ui/feedback/EmptyState';
import { SelectField } from '@anunturi/shared-ui/fields/SelectField';
import { Cluster } from '@anunturi/shared-ui/layout/Stack';
import { useLoad } from '@anunturi/shared-runtime/loading/useLoad';
import { TextField } from '@anunturi/shared-ui/fields/TextField';
import { findListings } from '#data/listings/findListings';
import { readUser } from '#data/users/readUsers';
import { useCursorPages } from '#behaviour/useCursorPages';
import { oneOf, useQuery } from '#behaviour/useQuery';
import type { DecisionsEnd } from '../data/decisionQueue';
import { ModerationQueue } from './queue/ModerationQueue';
import styles from './AllListings.module.css';

/** Every listing in any status, found by its words or by whatever names it, or all of one person. */
export function AllListings({
  status: asked,
  onDecided,
}: {
  status: string;
  onDecided(end: DecisionsEnd): void;
}) {
  const query = useQuery();
  const status = oneOf(asked, { ...listingStatusLabels, toate: '' }, 'toate');
  const ownerId = query.get(OWNER_PARAM);
  const words = ownerId ? '' : query.get(WORDS_PARAM);
  const [typed, setTyped] = useState(words);
  const search = { ...(status !== 'toate' && { status }), words, ...(ownerId && { ownerId }) };
  const pages = useCursorPages(`admin listings all:${JSON.stringify(search)}`, (after) =>
    findListings(search, after),
  );
  return (
    <>
      <Cluster
        as="form"
        role="search"
        className={styles.filters}
        onSubmit={(event) => {
          event.preventDefault();
          query.set({ [WORDS_PARAM]: typed.trim() || null, [LISTING_PARAM]: null });
        }}
      >
        {ownerId ? (
          <OwnerOnly
            uid={ownerId}
            onAll={() => query.set({ [OWNER_PARAM]: null, [LISTING_PARAM]: null })}
          />
        ) : (
          <TextField
            label="Căutați în anunțuri"
            hint="Cuvinte, numărul anunțului, telefon, e-mail, vânzător, VIN sau numărul de înmatriculare scris în anunț."
            type="search"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            className={styles.search}
          />
        )}
        <SelectField
          label="Stare"
          value={status}
          onChange={(event) =>
            query.set({ [STATUS_PARAM]: event.target.value, [LISTING_PARAM]: null })
          }
          options={[
            { value: 'toate', label: 'Toate' },
            ...listingStatuses.map((each) => ({ value: each, label: listingStatusLabels[each] })),
          ]}
        />
        {!ownerId && (
          <Button type="submit" variant="secondary">
            Căutați
          </Button>
        )}
      </Cluster>
      <ModerationQueue
        pages={pages}
        onDecided={onDecided}
        empty={
          <EmptyState title="Niciun anunț găsit">
            Schimbați starea sau cuvintele căutate.
          </EmptyState>
        }
      />
    </>
  );
}

function OwnerOnly({ uid, onAll }: { uid: string; onAll(): void }) {
  const user = useLoad(`admin user:${uid}`, () => readUser(uid));
  return (
    <p className={styles.search}>
      Anunțurile lui{' '}
      <strong>{user.state === 'ready' ? (user.value?.displayName ?? 'un cont șters') : '…'}</strong>{' '}
      <Button size="small" variant="ghost" onClick={onAll}>
        Afișați-le pe ale tuturor
      </Button>
    </p>
  );
}
