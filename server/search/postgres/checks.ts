import type { Check } from '../matching/checks';
import { WHOLE_COUNTY } from '../matching/groupValues';
import { columnOf } from './facetColumns';
import type { Statement } from './Statement';

/** A check of a row of `listings l`. */
export function toSql(check: Check, statement: Statement): string {
  const column = `l.${columnOf(check.group.key)}`;
  switch (check.type) {
    case 'names': {
      const { names } = check;
      return names.length === 1
        ? `${column} = ${statement.value(names[0], 'text')}`
        : `${column} = any(${statement.value(names, 'text[]')})`;
    }
    case 'range': {
      const from = `${column} >= ${statement.value(check.from, 'float8')}`;
      return check.to === Infinity
        ? from
        : `(${from} and ${column} <= ${statement.value(check.to, 'float8')})`;
    }
    case 'covers': {
      const place = statement.value(check.localityId, 'text');
      return `(${column} = '${WHOLE_COUNTY}' or ${place} = any(string_to_array(${column}, ' ')))`;
    }
  }
}

/** The same of a row that was read. */
export function holds(check: Check, row: Record<string, unknown>): boolean {
  const value = row[columnOf(check.group.key)];
  switch (check.type) {
    case 'names':
      return check.names.includes(String(value));
    case 'range':
      return typeof value === 'number' && value >= check.from && value <= check.to;
    case 'covers':
      return value === WHOLE_COUNTY || String(value).split(' ').includes(check.localityId);
  }
}
