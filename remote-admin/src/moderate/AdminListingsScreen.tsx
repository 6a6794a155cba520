import { STATUS_PARAM } from '@anunturi/shared-contract/navigation/queryParams';
import { links } from '@anunturi/shared-domain/site/links';
import { Link } from '@anunturi/shared-ui/navigation/Link';
import { toShownCount } from '../data/countUpTo';
import type { Awaiting } from '../data/readAwaiting';
import { useAwaiting } from '../data/useAwaiting';
import { AdminFrame } from '../components/AdminFrame';
import { useQuery } from '../components/useQuery';
import { AllListings } from './components/AllListings';
import { AppealQueue } from './components/AppealQueue';
import { PendingQueue } from './components/PendingQueue';
import { ReportQueue } from './components/reports/ReportQueue';
import { WaitingDecisions } from './components/WaitingDecisions';
import styles from './AdminListingsScreen.module.css';

const views: readonly [view: string, label: string, count?: keyof Awaiting][] = [
  ['pending', 'De verificat', 'pending'],
  ['contestate', 'Contestate', 'contested'],
  ['sesizari', 'Sesizări', 'reports'],
  ['toate', 'Toate'],
];

/** The moderator's queue: what waits for approval, contested decisions, reports, and every listing. */
export function AdminListingsScreen() {
  const asked = useQuery().get(STATUS_PARAM) || 'pending';
  const view = views.some(([each]) => each === asked) ? asked : 'toate';
  const awaiting = useAwaiting();
  return (
    <AdminFrame title="Anunțuri">
      <nav aria-label="Liste de anunțuri" className={styles.views}>
        {views.map(([each, label, count]) => (
          <Link
            key={each}
            to={links.adminListings(each)}
            className={styles.view}
            aria-current={each === view ? 'page' : undefined}
          >
            {label}
            {count && awaiting.state === 'ready' && awaiting.value[count] > 0 && (
              <span className={styles.count}>{toShownCount(awaiting.value[count])}</span>
            )}
          </Link>
        ))}
      </nav>
      <WaitingDecisions />
      {view === 'pending' && <PendingQueue onDecided={awaiting.reload} />}
      {view === 'contestate' && <AppealQueue onDecided={awaiting.reload} />}
      {view === 'sesizari' && <ReportQueue onDecided={awaiting.reload} />}
      {view === 'toate' && <AllListings status={asked} onDecided={awaiting.reload} />}
    </AdminFrame>
  );
}
