import type { FieldFacts, SymbolicKeys, SymbolicMap } from '../query-analysis/symbolic';
import type { ListValue, Value } from './values';

/** An evaluation error; also stands for "unknown" while a query is proved. Never true, never false. */
export const EVAL_ERROR = Symbol('evaluation error');
export type EvalError = typeof EVAL_ERROR;

/** What a query says about a document that is not known itself. */
export type Symbolic = FieldFacts | SymbolicMap | SymbolicKeys;
export type Result = Value | Symbolic | EvalError;

export type Kind =
  | 'null'
  | 'bool'
  | 'int'
  | 'float'
  | 'string'
  | 'list'
  | 'timestamp'
  | 'duration'
  | 'latlng'
  | 'path'
  | 'bytes'
  | 'map'
  | 'set'
  | 'map_diff'
  | 'facts'
  | 'symbolic map'
  | 'symbolic keys'
  | 'error';

/** The type of a value, as rules name it. */
export function kindOf(value: Result): Kind {
  switch (typeof value) {
    case 'boolean':
      return 'bool';
    case 'bigint':
      return 'int';
    case 'number':
      return 'float';
    case 'string':
      return 'string';
    case 'symbol':
      return 'error';
    default:
      if (value === null) return 'null';
      if (Array.isArray(value)) return 'list';
      return (value as Exclude<typeof value, ListValue>).kind;
  }
}

/** True for everything that is neither an error nor an unknown. */
export function isKnown(value: Result): value is Value {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return value !== EVAL_ERROR;
  const { kind } = value as Exclude<typeof value, ListValue>;
  return kind !== 'facts' && kind !== 'symbolic map' && kind !== 'symbolic keys';
}
