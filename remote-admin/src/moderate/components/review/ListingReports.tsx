import type { Listing } from '@anunturi/shared-domain/listing/listing';
import { LoadState } from '@anunturi/shared-ui/feedback/LoadState';
import { Stack } from '@anunturi/shared-ui/layout/Stack';
import { useLoad } from '@anunturi/shared-runtime/loading/useLoad';
import { readReportsAbout } from '#data/listings/readReports';
import { ReportCard } from './ReportCard';

/** Who reported the listing and why, each with its decision. */
export function ListingReports({ listing, onDecided }: { listing: Listing; onDecided(): void }) {
  const reports = useLoad(`admin reports about:${listing.id}`, () => readReportsAbout(listing.id));
  const decided = () => {
    reports.reload();
    onDecided();
  };
  return (
    <LoadState of={reports} skeleton={null}>
      {(rows) =>
        rows.length > 0 && (
          <Stack as="section" gap={2} aria-label="Sesizări despre anunț">
            {rows.map((report) => (
              <ReportCard key={report.id} report={report} onDecided={decided} />
            ))}
          </Stack>
        )
      }
    </LoadState>
  );
}
