import { jsonToValue, parseTimestamp } from './values/fromJson';
import { MapValue } from './values/MapValue';
import type { RulesAuth } from './Ruleset';
import type { PathValue, Value } from './values/values';

type RequestParts = {
  method: string;
  path: PathValue;
  auth: RulesAuth;
  time: string;
  resource?: MapValue | null;
  query?: MapValue;
};

/** The `request` variable; `resource` exists on writes only, `query` on lists only. */
export function requestMap({ method, path, auth, time, resource, query }: RequestParts): MapValue {
  const entries: [string, Value][] = [
    [
      'auth',
      auth &&
        MapValue.of([
          ['token', jsonToValue(auth.token)],
          ['uid', auth.uid],
        ]),
    ],
    ['method', method],
    ['path', path],
  ];
  if (query) entries.push(['query', query]);
  if (resource !== undefined) entries.push(['resource', resource]);
  entries.push(['time', parseTimestamp(time)]);
  return MapValue.of(entries);
}
