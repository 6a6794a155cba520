import { links } from '@anunturi/shared-domain/site/links';
import { lazyComponent } from '@anunturi/shared-runtime/loading/lazyComponent';
import { LoadState } from '@anunturi/shared-ui/feedback/LoadState';
import { Stat } from '@anunturi/shared-ui/display/Stat';
import { formatNumber } from '@anunturi/shared-domain/formats/formatNumber';
import type { Awaiting } from '#data/readOverview';
import { AdminFrame } from '#components/AdminFrame';
import { FailedEmailsPanel } from './components/FailedEmailsPanel';
import { FailedJobsPanel } from './components/FailedJobsPanel';
import { FiguresPanel } from './components/FiguresPanel';
import { HealthPanel } from './components/HealthPanel';
import { useMay } from '#behaviour/useMay';
import { useOverview } from './behaviour/useOverview';
import styles from './AdminDashboardScreen.module.css';

/** Below what is seen first. */
const ServerPanels = lazyComponent(() =>
  import(/* webpackChunkName: "server-panels" */ './components/ServerPanels').then(
    (module) => module.ServerPanels,
  ),
);

const DeskNumbersPanel = lazyComponent(() =>
  import(/* webpackChunkName: "server-panels" */ './components/DeskNumbersPanel').then(
    (module) => module.DeskNumbersPanel,
  ),
);

const cards: readonly [keyof Awaiting, string, string][] = [
  ['pending', 'Anunțuri de verificat', links.adminListings('pending')],
  ['reports', 'Sesizări deschise', links.adminListings('sesizari')],
  ['contested', 'Decizii contestate', links.adminListings('contestate')],
  ['contactMessages', 'Mesaje de contact noi', links.adminContactMessages()],
];

/** What waits now; how the site runs, for those who run it. */
export function AdminDashboardScreen() {
  const { lastRead, ...figures } = useOverview();
  const operates = useMay()('operate');
  return (
    <AdminFrame title="Administrare">
      <LoadState
        of={lastRead}
        skeleton={<AwaitingCards />}
        failedTitle="Panoul nu a putut fi încărcat"
      >
        {({ awaiting }) => <AwaitingCards counts={awaiting} />}
      </LoadState>
      {operates && (
        <div className={styles.pairs}>
          <FailedJobsPanel />
          <FailedEmailsPanel />
        </div>
      )}
      <FiguresPanel {...figures} />
      <DeskNumbersPanel />
      {operates && (
        <>
          <HealthPanel
            unreadable={lastRead.state === 'ready' ? lastRead.value.awaiting.unreadable : 0}
          />
          <ServerPanels />
        </>
      )}
    </AdminFrame>
  );
}

/** Lead to their lists, and keep their places, before they are counted. */
function AwaitingCards({ counts }: { counts?: Awaiting }) {
  return (
    <div className={styles.awaiting}>
      {cards.map(([key, label, to]) => (
        <Stat
          key={key}
          label={label}
          value={counts ? formatNumber(counts[key]) : '…'}
          tone={counts && counts[key] > 0 ? 'warn' : 'neutral'}
          to={to}
        />
      ))}
    </div>
  );
}
