import { emissionNorms } from '@anunturi/shared-domain/listing/vehicleFields';
import { formatNumber } from '@anunturi/shared-domain/formats/formatNumber';
import { formatLei } from '@anunturi/shared-domain/formats/formatMoney';
import { Table } from '@anunturi/shared-ui/layout/Table';
import type { TaxRates } from '@anunturi/shared-domain/tax/taxRates';
import type { TaxInput } from '@anunturi/shared-domain/tax/taxTypes';
import { type WhatIfRow, comparedNorms, whatIf } from '../domain/whatIf';
import { texts } from '../texts';

/** The tax by engine and norm, the present car among them. */
export function WhatIfTable({ input, rates }: { input: TaxInput; rates: TaxRates }) {
  const rows = whatIf(input, rates);
  if (!rows) return null;
  const engine = ({ engineCm3 }: WhatIfRow) => `${formatNumber(engineCm3)} cm³`;
  return (
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
  );
}
