import { formatDateTime } from '@anunturi/shared-domain/formats/formatDate';
import { formatBytes } from '@anunturi/shared-domain/formats/formatNumber';
import { formatMoney } from '@anunturi/shared-domain/formats/formatMoney';
import { listingStatusLabels } from '@anunturi/shared-domain/listing/listingStatus';
import type { ReportSnapshot } from '@anunturi/shared-domain/moderation/reportSnapshot';
import { EmptyState } from '@anunturi/shared-ui/feedback/EmptyState';
import { LoadState } from '@anunturi/shared-ui/feedback/LoadState';
import { links } from '@anunturi/shared-domain/site/links';
import { Link } from '@anunturi/shared-ui/navigation/Link';
import { useLoad } from '@anunturi/shared-runtime/loading/useLoad';
import { readReportSnapshot } from '#data/listings/readReportSnapshot';
import { ReportPhoto } from './ReportPhoto';
import styles from './ReportCard.module.css';

/** What a notice is about as it stood when it came, whatever its author changed since. */
export function ReportSnapshotView({ reportId }: { reportId: string }) {
  const snapshot = useLoad(`admin snapshot of:${reportId}`, () => readReportSnapshot(reportId));
  return (
    <LoadState of={snapshot}>
      {(kept) =>
        kept ? <Kept reportId={reportId} {...kept} /> : <EmptyState title="Nu s-a păstrat nimic" />
      }
    </LoadState>
  );
}

function Kept({
  reportId,
  takenAt,
  listing,
  profile,
  file,
  authorId,
  messages,
}: ReportSnapshot & { reportId: string }) {
  return (
    <>
      <p className={styles.meta}>Păstrat la {formatDateTime(takenAt)}</p>
      {listing && (
        <>
          <p className={styles.meta}>
            <strong>{listing.title}</strong> · {formatMoney(listing.priceLei, 'RON')} ·{' '}
            {listingStatusLabels[listing.status]} · {listing.sellerName} · fotografii:{' '}
            {listing.photos.length}
          </p>
          <p className={styles.text}>{listing.description}</p>
        </>
      )}
      {profile && (
        <p className={styles.text}>
          {profile.companyName ?? profile.displayName}
          {profile.companyCui && ` · CUI ${profile.companyCui}`}
        </p>
      )}
      {file && (
        <p className={styles.meta}>
          <Link to={links.adminUsers(authorId)}>{file.name}</Link> · {formatBytes(file.sizeBytes)} ·
          link făcut la {formatDateTime(file.sharedAt)}, până la {formatDateTime(file.until)}
        </p>
      )}
      {messages?.map(({ text, sentAt, photo }) => (
        <div key={sentAt.getTime()}>
          <p className={styles.text}>
            {formatDateTime(sentAt)}: {text}
          </p>
          {photo && <ReportPhoto reportId={reportId} photo={photo} text={text} />}
        </div>
      ))}
    </>
  );
}
