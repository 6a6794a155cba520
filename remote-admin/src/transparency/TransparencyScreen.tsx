import { links } from '@anunturi/shared-domain/site/links';
import {
  type DecisionKind,
  decisionKinds,
  machineKinds,
} from '@anunturi/shared-domain/moderation/decisionKinds';
import {
  basisOf,
  type ModerationGround,
  moderationGrounds,
} from '@anunturi/shared-domain/moderation/moderationFields';
import { medianStep, type Wait, waits, waitSteps } from '@anunturi/shared-domain/moderation/waits';
import { LoadState } from '@anunturi/shared-ui/feedback/LoadState';
import { Link } from '@anunturi/shared-ui/navigation/Link';
import { PageHeader } from '@anunturi/shared-ui/layout/PageHeader';
import { Stack } from '@anunturi/shared-ui/layout/Stack';
import { Table } from '@anunturi/shared-ui/layout/Table';
import { useTitle } from '@anunturi/shared-runtime/navigation/useTitle';
import type { YearTally } from './data/readTallies';
import { useTallies } from './data/useTallies';
import { YearReport } from './YearReport';
import styles from './TransparencyScreen.module.css';

const grounds = Object.keys(moderationGrounds) as ModerationGround[];

/** How many decisions restricted something and why, and how long people waited, for anyone to read (Regulation (EU) 2022/2065). */
export function TransparencyScreen() {
  useTitle('Transparență');
  const tallies = useTallies();
  return (
    <Stack gap={6}>
      <PageHeader
        title="Transparență"
        lead="Câte restricții am hotărât, de ce fel și din ce motive, și câte decizii au fost contestate sau anulate."
      />
      <LoadState of={tallies} failedTitle="Cifrele nu au putut fi încărcate">
        {(years) => (
          <>
            {years.length === 0 && <p>Până acum nu am hotărât nicio restricție.</p>}
            {years.map((tally) => (
              <Year key={tally.year} tally={tally} />
            ))}
          </>
        )}
      </LoadState>
      <section className={styles.text}>
        <h2>Cum hotărâm</h2>
        <p>
          Cine este vizat de o decizie primește motivul și faptele pe care se sprijină și o poate
          contesta o dată, din contul său; contestația este citită de un om. Oricine poate sesiza un
          anunț de pe pagina lui și un fișier de pe pagina linkului lui; decizia ajunge la cine a
          sesizat. Aceste cifre cresc odată cu fiecare decizie și nu pot fi micșorate.
        </p>
        <p>
          Întrebări? <Link to={links.contact()}>Scrieți-ne</Link>.
        </p>
      </section>
    </Stack>
  );
}

const kinds = Object.keys(decisionKinds) as DecisionKind[];
const waitKinds = Object.keys(waits) as Wait[];

function Year({ tally }: { tally: YearTally }) {
  const {
    year,
    byKind = {},
    rejectedByGround,
    contested,
    reversed,
    waits: waited = {},
    report,
  } = tally;
  const rows = grounds
    .map((ground) => ({ ground, count: rejectedByGround[ground] ?? 0 }))
    .filter(({ count }) => count > 0);
  const ofKinds = kinds
    .map((kind) => ({ kind, count: byKind[kind] ?? 0 }))
    .filter(({ count }) => count > 0);
  const byProgram = machineKinds.reduce((sum, kind) => sum + (byKind[kind] ?? 0), 0);
  const medians = waitKinds.flatMap((kind) => {
    const step = medianStep(waited[kind] ?? {});
    return step ? [{ kind, step }] : [];
  });
  const total = rows.reduce((sum, { count }) => sum + count, 0);
  return (
    <Stack as="section" gap={4}>
      <h2>{year}</h2>
      <p>
        Decizii cu motive: <strong>{total}</strong>. Contestații soluționate:{' '}
        <strong>{contested}</strong>, dintre care admise: <strong>{reversed}</strong>. Decizii
        găsite și luate automat, de program: <strong>{byProgram}</strong>.
      </p>
      {medians.length > 0 && (
        <>
          <p>Cât s-a așteptat: jumătate dintre oameni au primit răspunsul în timpul acesta.</p>
          <Table
            caption={`Timpul de răspuns din ${year}`}
            dense
            rows={medians}
            rowKey={({ kind }) => kind}
            columns={[
              { key: 'kind', header: 'Răspunsul la', cell: ({ kind }) => waits[kind] },
              { key: 'step', header: 'Timpul median', cell: ({ step }) => waitSteps[step] },
            ]}
          />
        </>
      )}
      {ofKinds.length > 0 && (
        <Table
          caption={`Decizii din ${year}, pe feluri`}
          dense
          rows={ofKinds}
          rowKey={({ kind }) => kind}
          columns={[
            { key: 'kind', header: 'Ce', cell: ({ kind }) => decisionKinds[kind] },
            { key: 'count', header: 'Decizii', align: 'end', cell: ({ count }) => count },
          ]}
        />
      )}
      {rows.length > 0 && (
        <Table
          caption={`Decizii din ${year}, pe motive`}
          dense
          rows={rows}
          rowKey={({ ground }) => ground}
          columns={[
            { key: 'ground', header: 'Motiv', cell: ({ ground }) => moderationGrounds[ground] },
            {
              key: 'basis',
              header: 'Temei',
              cell: ({ ground }) => basisOf(ground),
            },
            { key: 'count', header: 'Decizii', align: 'end', cell: ({ count }) => count },
          ]}
        />
      )}
      {report && <YearReport tally={tally} />}
    </Stack>
  );
}
