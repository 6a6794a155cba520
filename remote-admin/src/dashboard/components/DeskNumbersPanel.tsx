import { formatNumber } from '@anunturi/shared-domain/formats/formatNumber';
import { plural } from '@anunturi/shared-domain/formats/plural';
import { links } from '@anunturi/shared-domain/site/links';
import { useNav } from '@anunturi/shared-runtime/navigation/nav';
import { useLoad } from '@anunturi/shared-runtime/loading/useLoad';
import { LoadState } from '@anunturi/shared-ui/feedback/LoadState';
import { SkeletonRows } from '@anunturi/shared-ui/feedback/Skeleton';
import { Table, type TableColumn } from '@anunturi/shared-ui/layout/Table';
import { Link } from '@anunturi/shared-ui/navigation/Link';
import { ActorName } from '#components/ActorName';
import { type DeskNumbers, readDeskNumbers } from '../data/readDeskNumbers';
import styles from './FiguresPanel.module.css';

type Person = NonNullable<DeskNumbers['people']>[number];

/** What was decided today by oneself and by all; administrators also read by whom. How long people waited stands on the public page. */
export function DeskNumbersPanel() {
  const numbers = useLoad('admin desk numbers', readDeskNumbers);
  const nav = useNav();
  const columns: TableColumn<Person>[] = [
    {
      key: 'name',
      header: 'Cine',
      cell: ({ uid }) => <ActorName uid={uid} onOnly={() => nav.navigate(links.adminLogOf(uid))} />,
    },
    { key: 'today', header: 'Azi', cell: ({ today }) => formatNumber(today) },
    { key: 'month', header: 'În 30 de zile', cell: ({ month }) => formatNumber(month) },
  ];
  return (
    <section aria-label="Decizii" className={styles.panel}>
      <h2 className={styles.title}>Decizii</h2>
      <LoadState of={numbers} skeleton={<SkeletonRows count={2} />}>
        {({ mine, all, people = [] }) => (
          <>
            <p className={styles.note}>
              Azi: {plural(all, 'decizie', 'decizii')}, din care {formatNumber(mine)} ale
              dumneavoastră. Cât se așteaptă stă pe{' '}
              <Link to={links.transparency()}>pagina de transparență</Link>.
            </p>
            {people.length > 0 && (
              <Table
                caption="Decizii, pe persoane"
                dense
                rows={people}
                rowKey={({ uid }) => uid}
                columns={columns}
              />
            )}
          </>
        )}
      </LoadState>
    </section>
  );
}
