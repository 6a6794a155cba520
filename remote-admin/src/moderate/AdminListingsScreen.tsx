import { STATUS_PARAM } from '@anunturi/shared-contract/navigation/queryParams';
import { links } from '@anunturi/shared-domain/site/links';
import { ChipNav } from '@anunturi/shared-ui/actions/ChipNav';
import { formatNumber } from '@anunturi/shared-domain/formats/formatNumber';
import { countAwaiting } from '#data/countAwaiting';
import type { Awaiting } from '#data/readOverview';
import { useAwaiting } from '#data/useAwaiting';
import { AdminFrame } from '#components/AdminFrame';
import { useQuery } from '#behaviour/useQuery';
import { AllListings } from './components/AllListings';
import { AppealQueue } from './components/AppealQueue';
import { PendingQueue } from './components/PendingQueue';
import { UnreadableQueue } from './components/UnreadableQueue';
import { ReportQueue } from './components/reports/ReportQueue';
import { WaitingDecisions } from './components/WaitingDecisions';
import type { DecisionsEnd } from './data/decisionQueue';
import styles from './AdminListingsScreen.module.css';

const views: readonly [view: string, label: string, count?: keyof Awaiting][] = [
  ['pending', 'De verificat', 'pending'],
  ['contestate', 'Contestate', 'contested'],
  ['sesizari', 'Sesizări', 'reports'],
  ['toate', 'Toate'],
  ['necitite', 'Necitite', 'unreadable'],
];

/** The moderator's queue: what waits for approval, appeals, reports, and every listing. */
export function AdminListingsScreen() {
  const asked = useQuery().get(STATUS_PARAM) || 'pending';
  const view = views.some(([each]) => each === asked) ? asked : 'toate';
  const awaiting = useAwaiting();
  const decided = (end: DecisionsEnd) =>
    end.isRefused ? awaiting.reload() : countAwaiting(toCounts(end));
  return (
    <AdminFrame title="Anunțuri">
      <div className={styles.lists}>
        <ChipNav
          label="Liste de anunțuri"
          links={views.map(([each, text, count]) => ({
            to: links.adminListings(each),
            text,
            count:
              count && awaiting.state === 'ready' && awaiting.value[count] > 0
                ? formatNumber(awaiting.value[count])
                : undefined,
            waiting: true,
            current: each === view,
          }))}
        />
      </div>
      <WaitingDecisions />
      {view === 'pending' && <PendingQueue onDecided={decided} />}
      {view === 'contestate' && <AppealQueue onDecided={decided} onAnswered={awaiting.reload} />}
      {view === 'sesizari' && <ReportQueue onDecided={awaiting.reload} />}
      {view === 'necitite' && <UnreadableQueue onDecided={awaiting.reload} />}
      {view === 'toate' && <AllListings status={asked} onDecided={decided} />}
    </AdminFrame>
  );
}

/** What decisions took from what waits. */
const toCounts = ({ carriedOut }: DecisionsEnd): Partial<Awaiting> => ({
  pending: carriedOut.filter(({ listing }) => listing.status === 'pending').length,
  reports: carriedOut.reduce(
    (sum, each) => sum + ('reports' in each ? (each.reports?.length ?? 0) : 0),
    0,
  ),
});
