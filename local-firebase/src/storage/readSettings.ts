import type { FileSettings } from './fileRecord';
import { badRequest } from './StorageError';

const texts = [
  'contentType',
  'cacheControl',
  'contentDisposition',
  'contentEncoding',
  'contentLanguage',
] as const;
const METADATA_MAX_BYTES = 8 * 1024;

/** Settings as sent: a missing field stays as it is, null removes. `md5Hash` is what the sender expects. */
export type SentSettings = { [name in (typeof texts)[number]]?: string | null } & {
  metadata?: Record<string, string | null> | null;
  md5Hash?: string;
};

/** Reads metadata JSON; unknown and read-only fields are passed over. @throws StorageError 400 */
export function readSettings(json: string): SentSettings {
  const given = parse(json);
  const settings: SentSettings = {};
  for (const name of texts) {
    const value = given[name];
    if (value === undefined) continue;
    settings[name] = value === null ? null : checkText(name, value);
  }
  if (given.metadata !== undefined)
    settings.metadata = given.metadata === null ? null : readCustom(given.metadata);
  if (given.md5Hash !== undefined && given.md5Hash !== null)
    settings.md5Hash = checkText('md5Hash', given.md5Hash);
  return settings;
}

/** The settings after a change; what ends up empty is left out. */
export function applySettings(before: Partial<FileSettings>, sent: SentSettings): FileSettings {
  const after: FileSettings = {
    contentType:
      sent.contentType ??
      (sent.contentType === undefined ? before.contentType : undefined) ??
      'application/octet-stream',
  };
  for (const name of texts.slice(1) as Exclude<(typeof texts)[number], 'contentType'>[]) {
    const value = sent[name] === undefined ? before[name] : sent[name];
    if (value) after[name] = value;
  }
  const merged = sent.metadata === null ? {} : { ...before.metadata, ...sent.metadata };
  const custom = Object.entries(merged).filter(
    (entry): entry is [string, string] => entry[1] !== null,
  );
  if (
    custom.reduce(
      (bytes, [key, value]) => bytes + Buffer.byteLength(key) + Buffer.byteLength(value),
      0,
    ) > METADATA_MAX_BYTES
  ) {
    throw badRequest('Custom metadata is too large.');
  }
  if (custom.length > 0) after.metadata = Object.fromEntries(custom);
  return after;
}

function parse(json: string): Record<string, unknown> {
  try {
    const value: unknown = json.trim() === '' ? {} : JSON.parse(json);
    if (value !== null && typeof value === 'object' && !Array.isArray(value))
      return value as Record<string, unknown>;
  } catch {
    // said below
  }
  throw badRequest('Metadata is not a JSON object.');
}

function readCustom(value: unknown): Record<string, string | null> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw badRequest('metadata must be an object.');
  return Object.fromEntries(
    Object.entries(value).map(([key, text]) => [
      key,
      text === null ? null : checkText(`metadata.${key}`, text, METADATA_MAX_BYTES),
    ]),
  );
}

/** A text that may stand in a header. */
function checkText(name: string, value: unknown, maxLength = 1024): string {
  if (typeof value !== 'string') throw badRequest(`${name} must be a string.`);
  if (value.length > maxLength || /[\u0000-\u001f\u007f]|\p{Surrogate}/u.test(value))
    throw badRequest(`${name} is not acceptable.`);
  return value;
}
