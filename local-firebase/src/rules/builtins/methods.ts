import {
  symbolicKeysMethods,
  symbolicMapMethods,
  fieldFactsMethods,
} from '../query-analysis/symbolicMethods';
import type { Kind } from '../values/Result';
import type { BuiltinMethod } from './builtin';
import { listMethods } from './listMethods';
import { mapDiffMethods, mapMethods } from './mapMethods';
import { bytesMethods, latlngMethods } from './otherMethods';
import { pathMethods } from './pathMethods';
import { setMethods } from './setMethods';
import { stringMethods } from './stringMethods';
import { durationMethods, timestampMethods } from './timeMethods';

const byKind = {
  string: stringMethods,
  list: listMethods,
  set: setMethods,
  map: mapMethods,
  map_diff: mapDiffMethods,
  path: pathMethods,
  bytes: bytesMethods,
  latlng: latlngMethods,
  timestamp: timestampMethods,
  duration: durationMethods,
  'symbolic map': symbolicMapMethods,
  'symbolic keys': symbolicKeysMethods,
  facts: fieldFactsMethods,
} as unknown as Partial<Record<Kind, Record<string, BuiltinMethod>>>;

/** Methods by name and the kind of their receiver. */
export const builtinMethods: ReadonlyMap<string, ReadonlyMap<Kind, BuiltinMethod>> = collect();

function collect(): Map<string, Map<Kind, BuiltinMethod>> {
  const methods = new Map<string, Map<Kind, BuiltinMethod>>();
  for (const [kind, table] of Object.entries(byKind) as [Kind, Record<string, BuiltinMethod>][])
    for (const [name, method] of Object.entries(table)) {
      if (!methods.has(name)) methods.set(name, new Map());
      methods.get(name)!.set(kind, method);
    }
  return methods;
}
