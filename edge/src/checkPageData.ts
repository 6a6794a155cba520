import type { PageData } from './pageData';

const STATUSES: unknown[] = [undefined, 200, 404, 410];

/** What a server bundle said of a page, when a page can be made of it; null when it said nothing. @throws Error */
export function checkPageData(said: unknown): PageData | null {
  if (said === undefined || said === null) return null;
  const { status, redirect, data, head } = said as Record<string, unknown>;
  const complaint =
    (!isRecord(said) && 'no object') ||
    (!STATUSES.includes(status) && 'an unknown status') ||
    // An address of this site: nothing that leads elsewhere or ends the header.
    (redirect !== undefined &&
      !(typeof redirect === 'string' && /^\/(?![/\\])[\x21-\x7e]*$/.test(redirect)) &&
      'a redirect to no path') ||
    (data !== undefined && !isRecord(data) && 'data without keys') ||
    (head !== undefined &&
      !(isRecord(head) && typeof head.title === 'string') &&
      'a head without a title');
  if (complaint) throw new Error(`it answered ${complaint}`);
  return said as PageData;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
