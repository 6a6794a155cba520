import { formatNumber } from '@anunturi/shared-domain/formats/formatNumber';
import { plural } from '@anunturi/shared-domain/formats/plural';
import { links } from '@anunturi/shared-domain/site/links';
import { useLoad } from '@anunturi/shared-runtime/loading/useLoad';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { LoadState } from '@anunturi/shared-ui/feedback/LoadState';
import { SkeletonRows } from '@anunturi/shared-ui/feedback/Skeleton';
import { Link } from '@anunturi/shared-ui/navigation/Link';
import { useState } from 'react';
import { useMay } from '#behaviour/useMay';
import { readDeskNumbers } from '../data/readDeskNumbers';
import { PeopleNumbers } from './PeopleNumbers';
import styles from './FiguresPanel.module.css';

/** What was decided today by oneself and by all; administrators also read by whom. How long people waited stands on the public page. */
export function DeskNumbersPanel() {
  const numbers = useLoad('admin desk numbers', readDeskNumbers);
  const [isByPerson, setByPerson] = useState(false);
  const mayReadPeople = useMay()('people');
  return (
    <section aria-label="Decizii" className={styles.panel}>
      <h2 className={styles.title}>Decizii</h2>
      <LoadState of={numbers} skeleton={<SkeletonRows count={1} />}>
        {({ mine, all }) => (
          <p className={styles.note}>
            Azi: {plural(all, 'decizie', 'decizii')}, din care {formatNumber(mine)} ale
            dumneavoastră. Cât se așteaptă stă pe{' '}
            <Link to={links.transparency()}>pagina de transparență</Link>.
          </p>
        )}
      </LoadState>
      {mayReadPeople &&
        (isByPerson ? (
          <PeopleNumbers />
        ) : (
          <div>
            <Button variant="secondary" size="small" onClick={() => setByPerson(true)}>
              Vedeți pe persoane
            </Button>
          </div>
        ))}
    </section>
  );
}
