import { edgesOf } from './boundaries';
import { admin, claimsOf, editor, moderator, other } from './people';
import {
  type Act,
  type Data,
  NOW,
  type Query,
  type Role,
  roles,
  type RuleCase,
  type World,
} from './RuleCase';

type Verb = 'get' | 'list' | 'create' | 'update' | 'delete';
/** `unlimited`: who needs no limit on a list. */
type Allowed = { may: readonly Role[]; act?: Act; world?: World; unlimited?: readonly Role[] };
export type Grid = {
  /** What it is, with its article: "a favourite". */
  name: string;
  path: string;
  /** As stored; what nobody may do is tried with it. */
  document: Data;
  owner: string;
  /** How a list is asked; a limit of 201 unless told. */
  query?: Query;
  /** The collection of a list, when a group is asked. */
  collection?: string;
  acts: Partial<Record<Verb, Allowed>>;
  world?: World;
};

const collectionOf = (path: string) => path.split('/').slice(0, -1).join('/');
const verbs: readonly Verb[] = ['get', 'list', 'create', 'update', 'delete'];
const phrases: Record<Verb, string> = {
  get: 'read',
  list: 'list',
  create: 'create',
  update: 'change',
  delete: 'delete',
};

/**
 * Every role with every verb on one document; a verb that is not named is refused to all. Lists are also tried over
 * the limit, without one, and with an offset, for which everything skipped would be read.
 */
export function matrix({
  name,
  path,
  document,
  owner,
  query,
  collection = collectionOf(path),
  acts,
  world = {},
}: Grid): RuleCase[] {
  const acting: Record<Verb, Act> = {
    get: { get: path },
    list: { list: collection, limit: 201, ...query },
    create: { write: [{ set: path, data: document }] },
    update: { write: [{ set: path, data: document }] },
    delete: { write: [{ delete: path }] },
  };
  return verbs.flatMap((verb) =>
    roles.flatMap((role) => {
      const { may = [], act = acting[verb], world: more = {}, unlimited = [] } = acts[verb] ?? {};
      const stored = verb === 'create' ? { [path]: null } : { [path]: document };
      const row: RuleCase = {
        what: `${role} ${phrases[verb]} ${name}`,
        may: may.includes(role),
        act,
        ...asRole(role, owner, { ...stored, ...world, ...more }),
      };
      if (verb !== 'list' || !row.may || !('list' in act) || unlimited.includes(role)) return [row];
      return [
        row,
        { ...row, what: `${row.what} beyond the limit`, may: false, act: { ...act, limit: 202 } },
        { ...row, what: `${row.what} without a limit`, may: false, act: { ...act, limit: null } },
        { ...row, what: `${row.what} from the middle`, may: false, act: { ...act, offset: 1 } },
      ];
    }),
  );
}

/** The caller that stands for a role; `blocked` is the owner after an administrator blocked them. */
export function asRole(
  role: Role,
  owner: string,
  world: World,
): Pick<RuleCase, 'as' | 'world' | 'claims'> {
  const uid = { anonymous: null, other, owner, blocked: owner, moderator, editor, admin }[role];
  const blocked =
    role === 'blocked'
      ? {
          [`users/${owner}`]: {
            role: 'user',
            blocked: true,
            trusted: true,
            sellerType: 'private',
            displayName: 'Ana Pop',
            createdAt: new Date(0),
          },
        }
      : {};
  return { as: uid, world: { ...world, ...blocked }, claims: claimsOf(uid) };
}

type Schema = { safeParse(value: unknown): { success: boolean } };
const isMap = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
function withTimes(value: unknown): unknown {
  if (value === NOW) return new Date();
  if (Array.isArray(value)) return value.map(withTimes);
  if (!isMap(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withTimes(each)]));
}

/** Rows that accept the largest and smallest value of the named fields that the schema takes. */
export function extremes(
  name: string,
  row: Pick<RuleCase, 'as' | 'claims' | 'world'>,
  schema: Schema,
  document: Data,
  fields: readonly string[],
  act: (document: Data) => Act,
): RuleCase[] {
  const found = edgesOf(
    (changed) => schema.safeParse(withTimes(changed)).success,
    document,
  ).fits.filter(({ what }) => fields.includes(what.split(' ')[0]!));
  return found.map(({ what, document: changed }) => ({
    ...row,
    what: `write ${name} with ${what}`,
    may: true,
    act: act(changed),
  }));
}
