import { REPORTS_PARAM } from '@anunturi/shared-contract/navigation/queryParams';
import { EmptyState } from '@anunturi/shared-ui/feedback/EmptyState';
import { LoadState } from '@anunturi/shared-ui/feedback/LoadState';
import { SelectField } from '@anunturi/shared-ui/fields/SelectField';
import { SkeletonRows } from '@anunturi/shared-ui/feedback/Skeleton';
import { Stack } from '@anunturi/shared-ui/layout/Stack';
import { links } from '@anunturi/shared-domain/site/links';
import { ButtonLink } from '@anunturi/shared-ui/actions/Button';
import { readReports } from '#data/listings/readReports';
import { Pager } from '#components/Pager';
import { useCursorPages } from '#behaviour/useCursorPages';
import { useQuery } from '#behaviour/useQuery';
import { ReportCard } from '../review/ReportCard';
import styles from './ReportQueue.module.css';

/** Notices of illegal or forbidden content: those that wait, oldest first, or those already decided. */
export function ReportQueue({ onDecided }: { onDecided(): void }) {
  const query = useQuery();
  const status = query.get(REPORTS_PARAM) === 'decided' ? 'decided' : 'open';
  const pages = useCursorPages(`admin reports:${status}`, (after) => readReports(status, after));
  const decided = () => {
    pages.of.reload();
    onDecided();
  };
  return (
    <Stack gap={3}>
      <SelectField
        label="Sesizări"
        className={styles.filter}
        value={status}
        onChange={(event) =>
          query.set({ [REPORTS_PARAM]: event.target.value === 'decided' ? 'decided' : null })
        }
        options={[
          { value: 'open', label: 'Deschise' },
          { value: 'decided', label: 'Rezolvate' },
        ]}
      />
      <LoadState
        of={pages.of}
        skeleton={<SkeletonRows count={4} />}
        failedTitle="Sesizările nu au putut fi încărcate"
      >
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState
              title={status === 'open' ? 'Nicio sesizare deschisă' : 'Nicio sesizare rezolvată'}
            />
          ) : (
            <Stack as="ul" gap={3} className={styles.list}>
              {rows.map((report) => (
                <li key={report.id}>
                  <ReportCard report={report} onDecided={decided}>
                    {report.target === 'listing' && (
                      <ButtonLink
                        size="small"
                        variant="ghost"
                        to={links.adminListings('toate', report.targetId)}
                      >
                        Deschideți anunțul și decideți
                      </ButtonLink>
                    )}
                    {report.target === 'profile' && (
                      <ButtonLink
                        size="small"
                        variant="ghost"
                        to={links.adminUsers(report.targetId)}
                      >
                        Deschideți utilizatorul
                      </ButtonLink>
                    )}
                  </ReportCard>
                </li>
              ))}
            </Stack>
          )
        }
      </LoadState>
      <Pager pages={pages} />
    </Stack>
  );
}
