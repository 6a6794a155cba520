import type { FieldFacts, SymbolicKeys, SymbolicMap } from '../query-analysis/symbolic';
import type { ListValue, Value } from './values';

/** An evaluation error; also stands for "unknown" while a query is proved. Never true, never false. */
export const FAULT = Symbol('fault');
export type Fault = typeof FAULT;

/** What a query says about a document that is not known itself. */
export type Symbolic = FieldFacts | SymbolicMap | SymbolicKeys;
export type Result = Value | Symbolic | Fault;

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
  | 'fault';

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
      return 'fault';
    default:
      return value === null
        ? 'null'
        : Array.isArray(value)
          ? 'list'
          : (value as Exclude<typeof value, ListValue>).kind;
  }
}

/** True for everything that is neither an error nor an unknown. */
export function isKnown(value: Result): value is Value {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value !== FAULT;
  const { kind } = value as Exclude<typeof value, ListValue>;
  return kind !== 'facts' && kind !== 'symbolic map' && kind !== 'symbolic keys';
}
