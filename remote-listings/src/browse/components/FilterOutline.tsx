import { fuels, gearboxes, sellerTypes } from '@anunturi/shared-domain/listing/vehicleFields';
import {
  type ListingFilters,
  readFilters,
  writeFilters,
} from '@anunturi/shared-domain/search/listingFilters';
import { listLinks } from '@anunturi/shared-domain/search/listLinks';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { controlClass } from '@anunturi/shared-ui/fields/controlClass';
import { Link } from '@anunturi/shared-ui/navigation/Link';
import { useCategories } from '#data/lists/useLists';
import { listLink } from '#domain/listAddress';
import classes from './FilterOutline.module.css';
import { useHold } from '../behaviour/useHold';

export const FILTER_FORM = 'filtre';

export type FilterOutlineProps = {
  filters: ListingFilters;
  onChange(next: ListingFilters): void;
  /** Told when the controls are in use, which what was chosen keeps them until it is applied: nothing takes their place meanwhile. */
  onHold(isHeld: boolean): void;
};

/** The filters asked most, as a form of the browser's own controls: in the first page, and whole without scripts. */
export function FilterOutline({ filters, onChange, onHold }: FilterOutlineProps) {
  const categories = useCategories();
  const known = categories.state === 'ready' ? categories.value : [];
  const kind = filters.kind ?? known.find(({ id }) => id === filters.categoryId)?.kind;
  const asked = writeFilters(filters);
  const ofVehicles = kind === 'vehicle';
  const choices: [label: string, param: string, any: string, options: [string, string][]][] = [
    [
      'Categorie',
      'categorie',
      'Toate',
      known.filter((each) => !kind || each.kind === kind).map(({ id, label }) => [id, label]),
    ],
    ...(ofVehicles
      ? ([
          ['Combustibil', 'combustibil', 'Oricare', Object.entries(fuels)],
          ['Cutie de viteze', 'cutie', 'Oricare', Object.entries(gearboxes)],
        ] as typeof choices)
      : []),
    ['Vânzător', 'tip-vanzator', 'Oricare', Object.entries(sellerTypes)],
  ];
  const ranges: [label: string, param: string][] = [
    ['Preț', 'pret'],
    ...(ofVehicles
      ? ([
          ['An de fabricație', 'an'],
          ['Rulaj (km)', 'km'],
        ] as typeof ranges)
      : []),
  ];
  const own = new Set(['moneda', 'ordine', ...choices.map(([, param]) => param)]);
  for (const [, param] of ranges) own.add(`${param}-min`).add(`${param}-max`);
  const { words, localityId } = filters;
  const base = { ...(words && { words }), ...(localityId && { localityId }) };
  const address = asked.toString();
  const { held, release } = useHold(address, onHold);
  return (
    <form
      key={address}
      id={FILTER_FORM}
      action={listLinks.allListings()}
      className={classes.outline}
      {...held}
      onSubmit={(event) => {
        event.preventDefault();
        const fields = [...new FormData(event.currentTarget)].map(([name, value]) => [
          name,
          String(value),
        ]);
        release();
        onChange(readFilters(new URLSearchParams(fields)));
      }}
    >
      <h2 className={classes.title}>Filtre</h2>
      <nav aria-label="Mașini sau servicii" className={classes.kinds}>
        {([undefined, 'vehicle', 'service'] as const).map((each) => (
          <Link
            key={String(each)}
            to={listLink({ ...(each && { kind: each }), ...base })}
            aria-current={each === kind || undefined}
            className={classes.kind}
          >
            {each ? { vehicle: 'Mașini', service: 'Servicii' }[each] : 'Toate'}
          </Link>
        ))}
      </nav>
      {[...asked]
        .filter(([name]) => !own.has(name))
        .map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      {choices.map(([label, param, any, options]) => (
        <label key={param} className={classes.field}>
          {label}
          <select name={param} defaultValue={asked.get(param) ?? ''} className={controlClass}>
            <option value="">{any}</option>
            {withAsked(options, asked.get(param)).map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        </label>
      ))}
      {ranges.map(([label, param]) => (
        <fieldset key={param} className={classes.range}>
          <legend>{label}</legend>
          {(['min', 'max'] as const).map((end) => (
            <input
              key={end}
              name={`${param}-${end}`}
              inputMode="numeric"
              maxLength={13}
              pattern="\s*(\d{1,3}([.\s]\d{3})+|\d+)(,\d{1,2})?\s*"
              title="Un număr, de exemplu 12.500"
              placeholder={end === 'min' ? 'de la' : 'până la'}
              aria-label={`${label} ${end === 'min' ? 'de la' : 'până la'}`}
              defaultValue={asked.get(`${param}-${end}`) ?? ''}
              className={controlClass}
            />
          ))}
          {param === 'pret' && (
            <select
              name="moneda"
              aria-label="Moneda prețului"
              defaultValue={asked.get('moneda') ?? (ofVehicles ? 'EUR' : 'RON')}
              className={controlClass}
            >
              <option value="EUR">€</option>
              <option value="RON">lei</option>
            </select>
          )}
        </fieldset>
      ))}
      <Button type="submit" variant="secondary">
        Aplicați filtrele
      </Button>
    </form>
  );
}

/** A choice of several ("diesel.lpg") is one more option, so that nothing in force is lost. */
function withAsked(options: [string, string][], value: string | null): [string, string][] {
  if (!value || options.some(([id]) => id === value)) return options;
  const names = value.split('.').map((id) => options.find(([each]) => each === id)?.[1] ?? id);
  return [...options, [value, names.join(', ')]];
}
