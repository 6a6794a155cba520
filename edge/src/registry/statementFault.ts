import type { RouteGrants } from '@anunturi/shared-contract/registry/routeGrantsSchema';
import type { Statement } from '@anunturi/shared-contract/registry/statementSchema';
import { integrityOf } from '../files/findDamage';
import { signatureFault, signedText } from './signatureFault';

/**
 * Who may say what is live of a part: the platform of the shell and of the grants; of a remote whose grant names keys these, those of the watch and
 * the platform. Undefined where nobody has to.
 */
export function statementKeys(
  part: string,
  grants: RouteGrants,
  platformKeys: readonly string[] | undefined,
): readonly string[] | undefined {
  if (part === 'shell' || part === 'grants') return platformKeys;
  const { keys, watchKeys = [] } = (Object.hasOwn(grants, part) ? grants[part] : undefined) ?? {};
  return keys && [...keys, ...watchKeys, ...(platformKeys ?? [])];
}

/** Why a statement of a part does not count; null when it does. `seen` is the last one that counted. */
export function statementFault(
  part: string,
  statement: Statement | undefined,
  { keys, seen }: { keys: readonly string[]; seen?: Statement | undefined },
): string | null {
  if (!statement) return 'has no statement that it is live';
  const fault = signatureFault(statement, keys);
  if (fault) return `has a statement that ${fault}`;
  if (statement.part !== part) return `has the statement of ${statement.part}`;
  if (seen && isBefore(statement, seen))
    return `has ${nameOf(statement)}, and ${nameOf(seen)} was seen before`;
  return null;
}

/** Why an entry is not what a statement says; null when it is. */
export const saidFault = (
  statement: Statement,
  kind: 'live' | 'canary',
  entry: unknown,
): string | null =>
  statement[kind] === (entry === undefined ? undefined : digestOf(entry))
    ? null
    : `is not what ${nameOf(statement)} says`;

/** What an entry of the registry hashes to, its signature too. */
export const digestOf = (entry: unknown): string => integrityOf(signedText({ entry }));

/** Also another one of the same number: nobody makes two. */
const isBefore = (statement: Statement, seen: Statement): boolean =>
  statement.number < seen.number ||
  (statement.number === seen.number && signedText(statement) !== signedText(seen));

const nameOf = ({ number, at, by, act }: Statement) =>
  `statement ${number} (${act} at ${at}${by ? ` by ${by}` : ''})`;
