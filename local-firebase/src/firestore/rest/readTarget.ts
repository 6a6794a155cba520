import { invalid, RequestError, UnknownAddress } from '../RequestError';

/** Verbs that follow a colon. */
const VERBS = [
  'commit',
  'batchGet',
  'batchWrite',
  'beginTransaction',
  'rollback',
  'runQuery',
  'runAggregationQuery',
  'listCollectionIds',
] as const;
export type Verb = (typeof VERBS)[number];
/** What an address names: the segments after `documents`, decoded (the last is empty after a trailing slash), and a verb. */
export type Target = {
  project: string;
  segments: string[];
  verb: Verb | null;
  parameters: URLSearchParams;
};

const PROJECT = /^[A-Za-z0-9:._-]{1,100}$/;

/** Reads path and query of a request to /v1/...; throws 400 or 404. */
export function readTarget(url: string): Target {
  const [path = '', query = ''] = splitOnce(url.slice(url.indexOf('/v1/') + 4), '?');
  const colon = path.lastIndexOf(':');
  const verb =
    VERBS.find((one) => one === path.slice(colon + 1) && path.indexOf('/', colon) < 0) ?? null;
  const parts = (verb ? path.slice(0, colon) : path).split('/').map(decode);
  const [projects, project = '', databases, database, documents, ...segments] = parts;
  if (
    projects !== 'projects' ||
    databases !== 'databases' ||
    documents !== 'documents' ||
    !PROJECT.test(project)
  )
    throw new UnknownAddress();
  if (database !== '(default)')
    throw new RequestError(
      'NOT_FOUND',
      `The database ${database} does not exist for project ${project}.`,
    );
  return { project, segments, verb, parameters: new URLSearchParams(query) };
}

function splitOnce(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw invalid('The address is not properly percent-encoded.');
  }
}
