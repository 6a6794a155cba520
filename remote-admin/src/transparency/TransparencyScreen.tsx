import { links } from '@anunturi/shared-domain/site/links';
import {
  groundsInLaw,
  type ModerationGround,
  moderationGrounds,
} from '@anunturi/shared-domain/moderation/moderationFields';
import { LoadState } from '@anunturi/shared-ui/feedback/LoadState';
import { Link } from '@anunturi/shared-ui/navigation/Link';
import { PageHeader } from '@anunturi/shared-ui/layout/PageHeader';
import { Stack } from '@anunturi/shared-ui/layout/Stack';
import { Table } from '@anunturi/shared-ui/layout/Table';
import { useTitle } from '@anunturi/shared-runtime/navigation/useTitle';
import type { YearTally } from './data/readTallies';
import { useTallies } from './data/useTallies';

const grounds = Object.keys(moderationGrounds) as ModerationGround[];

/** How many listings were turned down and why, for anyone to read (Regulation (EU) 2022/2065). */
export function TransparencyScreen() {
  useTitle('Transparență');
  const tallies = useTallies();
  return (
    <Stack gap={6}>
      <PageHeader
        title="Transparență"
        lead="Câte anunțuri am respins, din ce motive, și câte decizii au fost contestate sau anulate."
      />
      <LoadState of={tallies} failedTitle="Cifrele nu au putut fi încărcate">
        {(years) => (
          <>
            {years.length === 0 && <p>Până acum nu am respins niciun anunț.</p>}
            {years.map((tally) => (
              <Year key={tally.year} tally={tally} />
            ))}
          </>
        )}
      </LoadState>
      <section>
        <h2>Cum hotărâm</h2>
        <p>
          Fiecare proprietar al unui anunț respins primește motivul și faptele pe care se sprijină
          decizia și o poate contesta o dată, din contul său; contestația este citită de un om.
          Oricine poate sesiza un anunț de pe pagina lui; decizia ajunge la cine a sesizat. Aceste
          cifre cresc odată cu fiecare decizie și nu pot fi micșorate.
        </p>
        <p>
          Întrebări? <Link to={links.contact()}>Scrieți-ne</Link>.
        </p>
      </section>
    </Stack>
  );
}

function Year({ tally: { year, rejectedByGround, contested, reversed } }: { tally: YearTally }) {
  const rows = grounds
    .map((ground) => ({ ground, count: rejectedByGround[ground] ?? 0 }))
    .filter(({ count }) => count > 0);
  const total = rows.reduce((sum, { count }) => sum + count, 0);
  return (
    <section>
      <h2>{year}</h2>
      <p>
        Anunțuri respinse: <strong>{total}</strong>. Contestații soluționate:{' '}
        <strong>{contested}</strong>, dintre care admise: <strong>{reversed}</strong>.
      </p>
      {rows.length > 0 && (
        <Table
          caption={`Anunțuri respinse în ${year}, pe motive`}
          dense
          rows={rows}
          rowKey={({ ground }) => ground}
          columns={[
            { key: 'ground', header: 'Motiv', cell: ({ ground }) => moderationGrounds[ground] },
            {
              key: 'basis',
              header: 'Temei',
              cell: ({ ground }) =>
                groundsInLaw.includes(ground) ? 'legea' : 'regulile site-ului',
            },
            { key: 'count', header: 'Decizii', align: 'end', cell: ({ count }) => count },
          ]}
        />
      )}
    </section>
  );
}
