import type { ArchiveEntry } from '@anunturi/shared-domain/people/archiveEntry';
import { archiveKinds } from '@anunturi/shared-domain/people/archiveFields';
import { formatDate } from '@anunturi/shared-domain/formats/formatDate';
import { formatBytes } from '@anunturi/shared-domain/formats/formatNumber';
import { links } from '@anunturi/shared-domain/site/links';
import { Badge } from '@anunturi/shared-ui/display/Badge';
import { CheckboxField } from '@anunturi/shared-ui/fields/CheckboxField';
import { Menu } from '@anunturi/shared-ui/actions/Menu';
import { Link } from '@anunturi/shared-ui/navigation/Link';
import { VisuallyHidden } from '@anunturi/shared-ui/display/VisuallyHidden';
import { Rows } from '@anunturi/shared-ui/layout/Rows';
import { hasExpired, keepUntil, termName } from '../domain/archiveList';
import styles from './EntryList.module.css';
import { EntryThumb } from './EntryThumb';
import { texts } from '../texts';
import { useNow } from '../behaviour/useNow';
import type { EntryActions } from '../behaviour/useEntryActions';

type Props = {
  entries: readonly ArchiveEntry[];
  chosen: ReadonlySet<string>;
  actions: EntryActions;
  onChoose(id: string, on: boolean): void;
  onPreview(entry: ArchiveEntry): void;
  onEdit(entry: ArchiveEntry): void;
  onProve(entry: ArchiveEntry): void;
  onShare(entry: ArchiveEntry): void;
};

/** Kept files as rows. */
export function EntryList({
  entries,
  chosen,
  actions,
  onChoose,
  onPreview,
  onEdit,
  onProve,
  onShare,
}: Props) {
  const now = useNow();
  return (
    <Rows aria-label={texts.title}>
      {entries.map((entry) => (
        <li key={entry.id} data-row={entry.id} className={styles.row}>
          <CheckboxField
            label={<VisuallyHidden>{texts.select(entry.name)}</VisuallyHidden>}
            checked={chosen.has(entry.id)}
            onChange={(event) => onChoose(entry.id, event.target.checked)}
          />
          <EntryThumb entry={entry} />
          <div className={styles.words}>
            <button type="button" className={styles.name} onClick={() => onPreview(entry)}>
              {entry.name}
            </button>
            <p className={styles.facts}>
              {archiveKinds[entry.kind]} ·{' '}
              <time dateTime={entry.createdAt.toISOString()}>{formatDate(entry.createdAt)}</time> ·{' '}
              {formatBytes(entry.sizeBytes)}
              {entry.folder && <> · {texts.inFolder(entry.folder)}</>}
              <Retention entry={entry} />
              <Expiry entry={entry} now={now} />
              {entry.proofOf && (
                <>
                  {' · '}
                  {entry.proof ? (
                    <Link to={links.addListing()}>{texts.willBeProof}</Link>
                  ) : (
                    <Link to={links.post(entry.proofOf)}>{texts.isProof}</Link>
                  )}
                </>
              )}
              {entry.listingId && (
                <>
                  {' · '}
                  <Link to={links.post(entry.listingId)}>{texts.listing}</Link>
                </>
              )}
            </p>
            {entry.tags.length > 0 && (
              <p className={styles.tags}>
                {entry.tags.map((tag) => (
                  <Badge key={tag}>{tag}</Badge>
                ))}
              </p>
            )}
          </div>
          <Menu
            label={texts.actions(entry.name)}
            items={[
              { label: texts.preview, onSelect: () => onPreview(entry) },
              { label: texts.download, onSelect: () => void actions.download(entry) },
              { label: texts.share, onSelect: () => onShare(entry) },
              { label: texts.edit, onSelect: () => onEdit(entry) },
              ...(entry.expiresAt
                ? [{ label: texts.toCalendar, onSelect: () => actions.toCalendar(entry) }]
                : []),
              ...(entry.proofOf
                ? [{ label: texts.unprove, onSelect: () => void actions.unprove(entry) }]
                : [{ label: texts.prove, onSelect: () => onProve(entry) }]),
              { label: texts.remove, danger: true, onSelect: () => void actions.remove([entry]) },
            ]}
          />
        </li>
      ))}
    </Rows>
  );
}

function Retention({ entry }: { entry: ArchiveEntry }) {
  const until = keepUntil(entry);
  return until && <> · {texts.keepUntil(formatDate(until))}</>;
}

function Expiry({ entry, now }: { entry: ArchiveEntry; now: number | null }) {
  if (!entry.expiresAt) return null;
  const [day, term] = [formatDate(entry.expiresAt), termName(entry)];
  if (now === null || !hasExpired(entry, now)) return <> · {texts.expiresOn(day, term)}</>;
  return (
    <>
      {' '}
      · <strong className={styles.expired}>{texts.expiredOn(day, term)}</strong>
    </>
  );
}
