import { formatNumber } from '@anunturi/shared-domain/formats/formatNumber';
import { plural } from '@anunturi/shared-domain/formats/plural';
import type { SearchAnswer, WidenedSearch } from '@anunturi/shared-domain/search/SearchAnswer';
import { Link } from '@anunturi/shared-ui/navigation/Link';
import { listLink } from '#domain/listAddress';
import classes from './Widened.module.css';

/** What a search a little wider finds, with how many; nothing where the search itself finds enough. */
export function Widened({ answer }: { answer: SearchAnswer }) {
  if (answer.widened.length === 0) return null;
  return (
    <ul className={classes.widened} aria-label="Căutare mai largă">
      {answer.widened.map((wider) => (
        <li key={`${wider.by} ${wider.km}`}>
          <Link to={listLink(wider.filters)}>{toText(wider)}</Link>:{' '}
          {plural(wider.total, 'anunț', 'anunțuri')}
        </li>
      ))}
    </ul>
  );
}

function toText({ by, km, filters }: WidenedSearch): string {
  switch (by) {
    case 'place':
      return `Pe ${formatNumber(km ?? 0)} km în jur`;
    case 'years':
      return `Din anii ${filters.yearFrom ?? '…'}–${filters.yearTo ?? '…'}`;
    case 'price':
      return `Cu un preț puțin peste, până la ${formatNumber(filters.priceTo ?? 0)} ${filters.currency === 'EUR' ? '€' : 'lei'}`;
  }
}
