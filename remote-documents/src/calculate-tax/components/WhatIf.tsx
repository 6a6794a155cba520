import { emissionNorms } from '@anunturi/shared-domain/listing/vehicleFields';
import { formatNumber } from '@anunturi/shared-domain/formats/formatNumber';
import { formatLei } from '@anunturi/shared-domain/formats/formatMoney';
import { Disclosure } from '@anunturi/shared-ui/layout/Disclosure';
import { Table } from '@anunturi/shared-ui/layout/Table';
import { type WhatIfRow, comparedNorms } from '../domain/whatIf';
import { texts } from '../texts';

/** The tax by engine and norm, the present car among them. */
export function WhatIf({ rows }: { rows: readonly WhatIfRow[] }) {
  const engine = ({ engineCm3 }: WhatIfRow) => `${formatNumber(engineCm3)} cm³`;
  return (
    <Disclosure summary={texts.whatIf}>
      <p>{texts.whatIfNote}</p>
      <Table
        caption={texts.whatIf}
        dense
        rows={rows}
        rowKey={({ engineCm3 }) => String(engineCm3)}
        columns={[
          {
            key: 'engine',
            header: texts.engine,
            cell: (row) => (row.isPresent ? <strong>{engine(row)}</strong> : engine(row)),
          },
          ...comparedNorms.map((norm, at) => ({
            key: norm,
            header: at === 0 ? texts.upTo(emissionNorms[norm]) : emissionNorms[norm],
            align: 'end' as const,
            cell({ taxes }: WhatIfRow) {
              const tax = taxes.find((each) => each.norm === norm);
              if (!tax) return '–';
              return tax.isPresent ? (
                <strong>{texts.present(formatLei(tax.lei))}</strong>
              ) : (
                formatLei(tax.lei)
              );
            },
          })),
        ]}
      />
    </Disclosure>
  );
}
