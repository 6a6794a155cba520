import { formatNumber } from '@anunturi/shared-domain/formats/formatNumber';
import { waitSteps } from '@anunturi/shared-domain/moderation/waits';
import { links } from '@anunturi/shared-domain/site/links';
import { useLoad } from '@anunturi/shared-runtime/loading/useLoad';
import { useNav } from '@anunturi/shared-runtime/navigation/nav';
import { LoadState } from '@anunturi/shared-ui/feedback/LoadState';
import { SkeletonRows } from '@anunturi/shared-ui/feedback/Skeleton';
import { Table, type TableColumn } from '@anunturi/shared-ui/layout/Table';
import { ActorName } from '#components/ActorName';
import { type DeskNumbers, readPeopleNumbers } from '../data/readDeskNumbers';
import styles from './FiguresPanel.module.css';

type Person = NonNullable<DeskNumbers['people']>[number];

/** Nothing was counted in the last 30 days, or by an earlier server. */
const NONE = 'încă nimic';
const toMedian = (step: Person['answers']): string => (step ? waitSteps[step] : NONE);

/** Decisions of each person who may decide, today and in 30 days, and how long half of the people waited for them; a name leads to what that person did. */
export function PeopleNumbers() {
  const nav = useNav();
  const numbers = useLoad('admin desk numbers by person', readPeopleNumbers);
  const columns: TableColumn<Person>[] = [
    {
      key: 'name',
      header: 'Cine',
      cell: ({ uid }) => <ActorName uid={uid} onOnly={() => nav.navigate(links.adminLogOf(uid))} />,
    },
    { key: 'today', header: 'Azi', cell: ({ today }) => formatNumber(today) },
    { key: 'month', header: 'În 30 de zile', cell: ({ month }) => formatNumber(month) },
    { key: 'decides', header: 'Decizie în', cell: ({ decides }) => toMedian(decides) },
    { key: 'answers', header: 'Răspuns în', cell: ({ answers }) => toMedian(answers) },
  ];
  return (
    <LoadState of={numbers} skeleton={<SkeletonRows count={2} />}>
      {(people) => (
        <>
          <Table
            caption="Decizii, pe persoane"
            dense
            rows={people}
            rowKey={({ uid }) => uid}
            columns={columns}
          />
          <p className={styles.note}>
            Jumătate dintre oameni au așteptat cel mult atât, în ultimele 30 de zile: o decizie
            despre un anunț, respectiv un răspuns la o sesizare sau la o contestație.
          </p>
        </>
      )}
    </LoadState>
  );
}
