import type { RestFields, RestValue } from '../../RestValue';
import { classOf, encodeValue, TAG } from '../values/encodeKey';
import { valueAt } from '../values/fieldPath';
import type { Filter, Predicate } from './parseFilter';

/** Whether a document meets a filter; `name` is its full name. */
export function matchesFilter(filter: Filter, name: string, fields: RestFields): boolean {
  if ('all' in filter) return filter.all.every((one) => matchesFilter(one, name, fields));
  if ('any' in filter) return filter.any.some((one) => matchesFilter(one, name, fields));
  const value = filter.isName ? { referenceValue: name } : valueAt(fields, filter.path);
  return value !== undefined && !filter.never && meets(filter, value);
}

function meets({ op, values }: Predicate, value: RestValue): boolean {
  if (op === 'isNotNull') return !('nullValue' in value);
  if (op === 'isNotNan') return !('nullValue' in value) && value.doubleValue !== 'NaN';
  const operands = values.map((one) => encodeValue(one));
  if (op === 'contains' || op === 'containsAny') {
    return (value.arrayValue?.values ?? []).some((element) =>
      operands.some((one) => one.equals(encodeValue(element))),
    );
  }
  const encoded = encodeValue(value);
  if (op === 'in' || op === 'eq') return operands.some((one) => one.equals(encoded));
  if (op === 'ne' || op === 'notIn')
    return encoded[0] !== TAG.null && !operands.some((one) => one.equals(encoded));
  const operand = operands[0] as Buffer;
  if (classOf(operand) !== classOf(encoded)) return false;
  const order = Buffer.compare(encoded, operand);
  if (op === 'lt') return order < 0;
  if (op === 'le') return order <= 0;
  return op === 'gt' ? order > 0 : order >= 0;
}
