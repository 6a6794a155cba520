import { useEffect, useRef, useState } from 'react';
import { formatDate, formatDateTime } from '@anunturi/shared-domain/formats/formatDate';
import { plural } from '@anunturi/shared-domain/formats/plural';
import type { Listing } from '@anunturi/shared-domain/listing/listing';
import { ListingPhoto } from '../ListingPhoto';
import { priceText } from '../../domain/priceText';
import { StatusBadge } from '../review/StatusBadge';
import { isAppealed } from '@anunturi/shared-domain/moderation/allowedDecisions';
import { Badge } from '@anunturi/shared-ui/display/Badge';
import { Rows } from '@anunturi/shared-ui/layout/Rows';
import { queueRisks } from '@anunturi/shared-domain/moderation/queueReasons';
import type { QueueRow } from '#data/listings/readListingQueue';
import styles from './QueueRows.module.css';

const HOUR_MS = 60 * 60 * 1000;

type Props = {
  rows: readonly Listing[];
  /** Of listings of the queue: why they wait and what makes them a risk. */
  waiting?: ReadonlyMap<string, QueueRow> | undefined;
  currentId: string;
  ticked: ReadonlySet<string>;
  onOpen(id: string): void;
  onTick(id: string): void;
  onTickAll(all: boolean): void;
};

/** The queue's list, two lines a listing; what waits for a decision needs no word for it. */
export function QueueRows({ rows, waiting, currentId, ticked, onOpen, onTick, onTickAll }: Props) {
  const current = useRef<HTMLLIElement>(null);
  useEffect(() => {
    current.current?.scrollIntoView?.({ block: 'nearest' });
  }, [currentId]);
  const isAll = rows.length > 0 && rows.every(({ id }) => ticked.has(id));
  return (
    <>
      {rows.length > 1 && (
        <label className={styles.all}>
          <input
            type="checkbox"
            className={styles.tick}
            checked={isAll}
            onChange={() => onTickAll(!isAll)}
          />
          Bifați toate cele {rows.length} de pe pagină
        </label>
      )}
      <Rows aria-label="Anunțuri" className={styles.rows}>
        {rows.map((listing) => (
          <li
            key={listing.id}
            ref={listing.id === currentId ? current : undefined}
            className={styles.row}
            data-current={listing.id === currentId || undefined}
          >
            <input
              type="checkbox"
              aria-label={`Bifați ${listing.title}`}
              checked={ticked.has(listing.id)}
              onChange={() => onTick(listing.id)}
              className={styles.tick}
            />
            <button
              type="button"
              className={styles.open}
              aria-current={listing.id === currentId || undefined}
              onClick={() => onOpen(listing.id)}
            >
              <ListingPhoto
                path={listing.photos[0]?.thumbPath}
                status={listing.status}
                alt=""
                width={480}
                height={360}
                rounded
                className={styles.photo}
              />
              <span className={styles.words}>
                <span className={styles.title}>{listing.title}</span>
                <span className={styles.below}>
                  <span className={styles.line}>
                    <Risks row={waiting?.get(listing.id)} />
                    {priceText(listing.price)} · {listing.localityName} · {listing.sellerName}
                  </span>
                  <span className={styles.side} title={formatDateTime(listing.updatedAt)}>
                    <RowState listing={listing} />
                    {waiting ? <Waits since={listing.updatedAt} /> : formatDate(listing.updatedAt)}
                  </span>
                </span>
              </span>
            </button>
          </li>
        ))}
      </Rows>
    </>
  );
}

/** Only a rejection is appealed against: one word says both, and leaves room for price and place. */
function RowState({ listing }: { listing: Listing }) {
  if (isAppealed(listing)) return <Badge tone="warn">Contestat</Badge>;
  return listing.status !== 'pending' && <StatusBadge {...listing} />;
}

/** What makes it a risk, or that it has waited too long, said first in its line. */
function Risks({ row }: { row: QueueRow | undefined }) {
  if (!row) return null;
  const said = [
    ...(row.isOld ? ['așteaptă prea mult'] : []),
    ...row.risks.map((risk) => queueRisks[risk]),
  ];
  if (said.length === 0) return null;
  return (
    <>
      <strong className={styles.risk}>{said.join(', ')}</strong> ·{' '}
    </>
  );
}

/** For how long it has waited, by the clock of the page: "3 h", "2 zile". */
function Waits({ since }: { since: Date }) {
  const [nowMs] = useState(Date.now);
  const hours = Math.max(0, Math.floor((nowMs - since.getTime()) / HOUR_MS));
  return <>{hours < 48 ? `${hours} h` : plural(Math.floor(hours / 24), 'zi', 'zile')}</>;
}
