import type { Json } from './vectors';

const DAY_MS = 24 * 3600 * 1000;
const SERVER_TIMES = ['createTime', 'updateTime', 'readTime', 'commitTime'];
const SERVER_TOKENS = ['nextPageToken', 'transaction'];

const isEmpty = (value: Json) =>
  value !== null && typeof value === 'object' && Object.keys(value).length === 0;

/** Hides what differs from run to run and what proto3 JSON treats as equal (empty against missing). */
export function canonical(value: Json, project: string, key = ''): Json {
  if (typeof value === 'string') return canonicalText(value, project, key);
  if (key === 'nullValue') return null;
  if (key === 'doubleValue' && typeof value === 'number')
    return Object.is(value, -0) ? '-0' : value;
  if (Array.isArray(value)) return value.map((item) => canonical(item, project));
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value)
    .filter(([name]) => name !== 'done')
    .map(([name, item]): [string, Json] => [name, canonical(item, project, name)])
    .filter(
      ([name, item]) =>
        !(['fields', 'values'].includes(name) && isEmpty(item)) &&
        !(key === 'geoPointValue' && item === 0),
    );
  return Object.fromEntries(entries.sort(([a], [b]) => compare(a, b)));
}

function canonicalText(text: string, project: string, key: string): string {
  if (SERVER_TIMES.includes(key)) return '<time>';
  if (SERVER_TOKENS.includes(key)) return '<token>';
  if (key === 'timestampValue') return canonicalTimestamp(text);
  const named = text.replaceAll(`projects/${project}/`, 'projects/%PROJECT%/');
  return named.length > 3000 ? `${named.slice(0, 20)}... ${named.length} characters` : named;
}

/** A timestamp near this machine's clock was set by the server and is masked; others lose trailing zeros. */
function canonicalTimestamp(text: string): string {
  if (Math.abs(Date.parse(text) - Date.now()) < DAY_MS) return '<now>';
  return text.replace(/(\.\d*?)0+Z$/, '$1Z').replace('.Z', 'Z');
}

/** Order of code units, as `sort` without a comparison has it. */
export const compare = (a: string, b: string): number => Number(a > b) - Number(a < b);
