import { useEffect, useRef } from 'react';
import { formatDate, formatDateTime } from '@anunturi/shared-domain/formats/formatDate';
import type { Listing } from '@anunturi/shared-domain/listing/listing';
import { ListingPhoto } from '../ListingPhoto';
import { priceText } from '../../domain/priceText';
import { StatusBadge } from '../review/StatusBadge';
import { isAppealed } from '@anunturi/shared-domain/moderation/allowedDecisions';
import { Badge } from '@anunturi/shared-ui/display/Badge';
import { Rows } from '@anunturi/shared-ui/layout/Rows';
import styles from './QueueRows.module.css';

type Props = {
  rows: readonly Listing[];
  currentId: string;
  ticked: ReadonlySet<string>;
  onOpen(id: string): void;
  onTick(id: string): void;
  onTickAll(all: boolean): void;
};

/** The queue's list, 64 pixels a listing; what waits for a decision needs no word for it. */
export function QueueRows({ rows, currentId, ticked, onOpen, onTick, onTickAll }: Props) {
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
                    {priceText(listing.price)} · {listing.localityName} · {listing.sellerName}
                  </span>
                  <span className={styles.side} title={formatDateTime(listing.updatedAt)}>
                    {listing.status !== 'pending' && <StatusBadge {...listing} />}
                    {isAppealed(listing) && <Badge tone="warn">Contestat</Badge>}
                    {formatDate(listing.updatedAt)}
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
