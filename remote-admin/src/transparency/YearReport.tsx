import { formatNumber } from '@anunturi/shared-domain/formats/formatNumber';
import {
  type ModerationGround,
  moderationGrounds,
} from '@anunturi/shared-domain/moderation/moderationFields';
import { decisionKinds, machineKinds } from '@anunturi/shared-domain/moderation/decisionKinds';
import { machineActs } from '@anunturi/shared-domain/moderation/machineActs';
import { Table } from '@anunturi/shared-ui/layout/Table';
import type { YearTally } from './data/readTallies';
import styles from './TransparencyScreen.module.css';

const grounds = Object.keys(moderationGrounds) as ModerationGround[];

/** What the report of a year says beside the tally of its decisions (Regulation (EU) 2022/2065 art. 15 and 24). */
export function YearReport({ tally }: { tally: YearTally }) {
  const { year, byKind = {}, notices = {}, noticesActedOn = {}, machineReversed = 0 } = tally;
  const { orders, disputes, users } = tally.report ?? {};
  const said = (count: number | undefined) =>
    count === undefined ? 'nu a fost încă spus' : formatNumber(count);
  const rows = [
    { what: 'Ordine primite de la autorități', count: said(orders) },
    ...machineKinds.map((kind) => ({ what: decisionKinds[kind], count: byKind[kind] ?? 0 })),
    { what: 'Decizii automate anulate după contestație', count: machineReversed },
    { what: 'Conturi suspendate', count: byKind.suspension ?? 0 },
    { what: 'Drept de a sesiza suspendat', count: byKind.reportingBan ?? 0 },
    { what: 'Litigii duse la organisme certificate', count: said(disputes) },
    { what: 'Utilizatori pe lună, în medie', count: said(users) },
  ];
  const reported = grounds.filter((ground) => (notices[ground] ?? 0) > 0);
  return (
    <>
      <h3>Raportul pe {year}</h3>
      <p className={styles.text}>
        Sesizările sunt citite de oameni. Programul face singur:{' '}
        {Object.values(machineActs).join('; ')}.
      </p>
      <Table
        caption={`Raportul pe ${year} (Regulamentul UE 2022/2065, art. 15 și 24)`}
        dense
        rows={rows}
        rowKey={({ what }) => what}
        columns={[
          { key: 'what', header: 'Ce', cell: ({ what }) => what },
          { key: 'count', header: 'Câte', align: 'end', cell: ({ count }) => count },
        ]}
      />
      {reported.length > 0 && (
        <Table
          caption={`Sesizări la care am răspuns în ${year}`}
          dense
          rows={reported}
          rowKey={(ground) => ground}
          columns={[
            { key: 'ground', header: 'Motiv', cell: (ground) => moderationGrounds[ground] },
            { key: 'all', header: 'Sesizări', align: 'end', cell: (ground) => notices[ground] },
            {
              key: 'acted',
              header: 'Scos sau corectat',
              align: 'end',
              cell: (ground) => noticesActedOn[ground] ?? 0,
            },
          ]}
        />
      )}
    </>
  );
}
