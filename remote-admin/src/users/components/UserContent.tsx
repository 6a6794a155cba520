import { OWNER_PARAM } from '@anunturi/shared-contract/navigation/queryParams';
import { formatDate } from '@anunturi/shared-domain/formats/formatDate';
import { links } from '@anunturi/shared-domain/site/links';
import { listingStatusLabels } from '@anunturi/shared-domain/listing/listingStatus';
import { moderationGrounds } from '@anunturi/shared-domain/moderation/moderationFields';
import { type Report, reportOutcomes } from '@anunturi/shared-domain/moderation/report';
import { LoadState } from '@anunturi/shared-ui/feedback/LoadState';
import { Link } from '@anunturi/shared-ui/navigation/Link';
import { Stack } from '@anunturi/shared-ui/layout/Stack';
import { useLoad } from '@anunturi/shared-runtime/loading/useLoad';
import { readListings } from '#data/listings/readListings';
import { readReportsAbout, readReportsBy } from '#data/listings/readReports';
import styles from './UserContent.module.css';

/** A person's last listings and the reports they sent. */
export function UserContent({ uid }: { uid: string }) {
  const listings = useLoad(`admin listings of:${uid}`, () => readListings({ ownerId: uid }, null));
  return (
    <Stack gap={4}>
      <section>
        <h3 className={styles.title}>Anunțuri</h3>
        <LoadState of={listings}>
          {({ rows, next }) => (
            <ul className={styles.list}>
              {rows.length === 0 && <li>Niciun anunț.</li>}
              {rows.map((listing) => (
                <li key={listing.id}>
                  <Link to={links.adminListings(listing.status, listing.id)}>{listing.title}</Link>{' '}
                  · {listingStatusLabels[listing.status]}
                </li>
              ))}
              {rows.length > 0 && (
                <li>
                  <Link
                    to={`${links.adminListings('toate')}&${OWNER_PARAM}=${encodeURIComponent(uid)}`}
                  >
                    {next
                      ? 'Toate anunțurile, și cele mai vechi'
                      : 'Bifați-le și hotărâți împreună'}
                  </Link>
                </li>
              )}
            </ul>
          )}
        </LoadState>
      </section>
      <Reports
        title="Sesizări despre această persoană"
        name={`about ${uid}`}
        read={() => readReportsAbout(uid)}
      />
      <Reports title="Sesizări trimise" name={`by ${uid}`} read={() => readReportsBy(uid)} />
    </Stack>
  );
}

function Reports({
  title,
  name,
  read,
}: {
  title: string;
  name: string;
  read(): Promise<Report[]>;
}) {
  const reports = useLoad(`admin reports of:${name}`, read);
  return (
    <section>
      <h3 className={styles.title}>{title}</h3>
      <LoadState of={reports}>
        {(rows) => (
          <ul className={styles.list}>
            {rows.length === 0 && <li>Nicio sesizare.</li>}
            {rows.map((report) => (
              <li key={report.id}>
                {formatDate(report.createdAt)} · {moderationGrounds[report.ground]} · {report.title}{' '}
                · {report.decision ? reportOutcomes[report.decision.outcome] : 'deschisă'}
              </li>
            ))}
          </ul>
        )}
      </LoadState>
    </section>
  );
}
