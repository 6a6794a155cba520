import { useState } from 'react';
import { formatLei } from '@anunturi/shared-domain/formats/formatMoney';
import { TextField } from '@anunturi/shared-ui/fields/TextField';
import type { VehicleDetail } from '#domain/listingDetail';
import { useTax } from '../data/useDescription';
import {
  type KeepingInput,
  type KeepingRow,
  keepingCost,
  keepingRows,
  readLei,
} from '../domain/keepingCost';
import classes from './KeepingCost.module.css';

type Typed = Omit<KeepingInput, 'taxLei'>;
/** Where the buyer begins, and is told that it is a supposition. */
const KM_PER_YEAR = '15.000';
const nothing: Typed = {
  vignette: '',
  inspection: '',
  insuranceFrom: '',
  insuranceTo: '',
  kmPerYear: KM_PER_YEAR,
  consumption: '',
  fuelPrice: '',
};

const units: Readonly<Record<string, string>> = { electric: 'kWh', cng: 'kg', hydrogen: 'kg' };

/** What keeping this vehicle for a year costs: the tax as it is estimated, the rest as the buyer knows it. */
export function KeepingCost({ listing, nowMs }: { listing: VehicleDetail; nowMs: number }) {
  const [typed, setTyped] = useState(nothing);
  const tax = useTax(listing, nowMs);
  const rows = keepingCost({ ...typed, taxLei: tax?.kind === 'amount' ? tax.taxLei : null });
  const fuel = 'fuel' in listing.vehicle ? listing.vehicle.fuel : undefined;
  const unit = units[fuel ?? ''] ?? 'l';
  const field = (name: keyof Typed, label: string, suffix: string) => {
    const isWrong = typed[name] !== '' && readLei(typed[name]) === null;
    return (
      <TextField
        label={label}
        suffix={suffix}
        inputMode="decimal"
        autoComplete="off"
        maxLength={10}
        value={typed[name]}
        error={isWrong ? 'Scrieți un număr, de exemplu 1.250,50.' : undefined}
        onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
      />
    );
  };
  return (
    <div className={classes.cost}>
      <p className={classes.note}>
        {tax?.kind === 'amount' &&
          `Impozitul este o estimare pentru ${tax.year}, din datele anunțului. `}
        Restul îl scrieți dumneavoastră: prețul RCA depinde de cine o încheie, iar {KM_PER_YEAR} km
        pe an este doar o presupunere. Nimic nu se trimite și nu se păstrează.
      </p>
      <div className={classes.fields}>
        {field('insuranceFrom', 'RCA pe 12 luni, de la', 'lei')}
        {field('insuranceTo', 'RCA pe 12 luni, până la', 'lei')}
        {field('vignette', 'Rovinietă pe 12 luni', 'lei')}
        {field('inspection', 'ITP', 'lei')}
        {field('kmPerYear', 'Kilometri pe an', 'km')}
        {field('consumption', 'Consum la 100 km', unit)}
        {field(
          'fuelPrice',
          unit === 'kWh' ? 'Prețul curentului' : 'Prețul carburantului',
          `lei/${unit}`,
        )}
      </div>
      <Total rows={rows} isElectric={unit === 'kWh'} />
    </div>
  );
}

const range = (fromLei: number, toLei: number) =>
  fromLei === toLei ? formatLei(fromLei) : `${formatLei(fromLei)} – ${formatLei(toLei)}`;

function Total({ rows, isElectric }: { rows: readonly KeepingRow[]; isElectric: boolean }) {
  const labels = isElectric ? { ...keepingRows, fuel: 'Curent' } : keepingRows;
  const missing = (Object.keys(keepingRows) as KeepingRow['what'][]).filter(
    (what) => !rows.some((row) => row.what === what),
  );
  const sum = (of: 'fromLei' | 'toLei') => rows.reduce((all, row) => all + row[of], 0);
  return (
    <div aria-live="polite">
      <table className={classes.table}>
        <tbody>
          {rows.map(({ what, fromLei, toLei }) => (
            <tr key={what}>
              <th scope="row">{labels[what]}</th>
              <td>{range(fromLei, toLei)}</td>
            </tr>
          ))}
          <tr className={classes.total}>
            <th scope="row">Pe 12 luni</th>
            <td>{range(sum('fromLei'), sum('toLei'))}</td>
          </tr>
        </tbody>
      </table>
      {missing.length > 0 && (
        <p className={classes.note}>
          Încă nesocotite: {missing.map((what) => labels[what]).join(', ')}. Reviziile, piesele și
          reparațiile vin deosebit.
        </p>
      )}
    </div>
  );
}
