import { links } from '@anunturi/shared-domain/site/links';
import { LoadState } from '@anunturi/shared-ui/feedback/LoadState';
import { SkeletonBlock } from '@anunturi/shared-ui/feedback/Skeleton';
import { Stat } from '@anunturi/shared-ui/display/Stat';
import { toShownCount } from '../data/countUpTo';
import type { Awaiting } from '../data/readAwaiting';
import { useAwaiting } from '../data/useAwaiting';
import { AdminFrame } from '../components/AdminFrame';
import { FailedJobsPanel } from './components/FailedJobsPanel';
import { FiguresPanel } from './components/FiguresPanel';
import { HealthPanel } from './components/HealthPanel';
import { SightPanel } from './components/SightPanel';
import styles from './AdminDashboardScreen.module.css';

const cards: readonly [keyof Awaiting, string, string, string][] = [
  ['pending', 'Anunțuri de verificat', 'Nimic nu așteaptă', links.adminListings('pending')],
  ['reports', 'Sesizări deschise', 'Nicio sesizare', links.adminListings('sesizari')],
  ['contested', 'Decizii contestate', 'Nicio contestație', links.adminListings('contestate')],
  ['contactMessages', 'Mesaje de contact noi', 'Niciun mesaj nou', links.adminContactMessages()],
];

/** What needs an administrator now. */
export function AdminDashboardScreen() {
  const awaiting = useAwaiting();
  return (
    <AdminFrame title="Administrare" lead="Ce așteaptă o decizie sau un răspuns.">
      <LoadState
        of={awaiting}
        skeleton={<SkeletonBlock ratio="6 / 1" />}
        failedTitle="Panoul nu a putut fi încărcat"
      >
        {(counts) => (
          <div className={styles.awaiting}>
            {cards.map(([key, label, none, to]) => (
              <Stat
                key={key}
                label={label}
                value={toShownCount(counts[key])}
                hint={counts[key] === 0 ? none : 'Deschideți lista'}
                tone={counts[key] > 0 ? 'warn' : 'neutral'}
                to={to}
              />
            ))}
          </div>
        )}
      </LoadState>
      <FiguresPanel />
      <HealthPanel unreadable={awaiting.state === 'ready' ? awaiting.value.unreadable : 0} />
      <SightPanel />
      <FailedJobsPanel />
    </AdminFrame>
  );
}
