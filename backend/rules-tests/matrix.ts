import { edgesOf } from './boundaries';
import { admin, claimsOf, other } from './people';
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
  const uid = { anonymous: null, other, owner, blocked: owner, admin }[role];
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
const junk: readonly [string, unknown][] = [
  ['null', null],
  ['an empty text', ''],
  ['another text', 'x'],
  ['a word', 'something'],
  ['a long text', 'x'.repeat(21_000)],
  ['capitals and spaces', 'A b/C'],
  ['a number', 7],
  ['a negative number', -1],
  ['a fraction', 1.5],
  ['a huge number', 9_000_000_000],
  ['true', true],
  ['false', false],
  ['an empty list', []],
  ['a list of texts', ['x', 'y']],
  ['a list of numbers', [1]],
  ['an empty map', {}],
  ['a map', { x: 1 }],
  ['a time', new Date(0)],
];
const isMap = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
function withTimes(value: unknown): unknown {
  if (value === NOW) return new Date();
  if (Array.isArray(value)) return value.map(withTimes);
  if (!isMap(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withTimes(each)]));
}

/** Every way to spoil one field of a document (missing, of another type, one beyond its limits, unknown) that its schema refuses. */
export function faultsOf(schema: Schema, document: Data): [what: string, document: Data][] {
  if (!schema.safeParse(withTimes(document)).success)
    throw new Error(`the sample itself is invalid: ${JSON.stringify(document)}`);
  const accepts = (changed: Data) => schema.safeParse(withTimes(changed)).success;
  const beyond = edgesOf(accepts, document).faults.map(
    ({ what, document: changed }): [string, Data] => [what, changed],
  );
  return [...spoil(document, '').filter(([, spoilt]) => !accepts(spoilt)), ...beyond];
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

function spoil(document: Data, prefix: string): [string, Data][] {
  const unknown: [string, Data] = [`${prefix}unknown field`, { ...document, whatever: 1 }];
  return [
    unknown,
    ...Object.entries(document).flatMap(([key, value]): [string, Data][] => {
      const { [key]: _gone, ...rest } = document;
      const inside = spoilInside(value, `${prefix}${key}`);
      return [
        [`no ${prefix}${key}`, rest],
        ...junk.map(([what, bad]): [string, Data] => [
          `${prefix}${key} as ${what}`,
          { ...document, [key]: bad },
        ]),
        ...inside.map(([what, changed]): [string, Data] => [what, { ...document, [key]: changed }]),
      ];
    }),
  ];
}

/** Rows that refuse each fault of a document, written as `act` says. */
export function refusals(
  name: string,
  row: Pick<RuleCase, 'as' | 'claims' | 'world'>,
  faults: readonly (readonly [string, Data])[],
  act: (document: Data) => Act,
): RuleCase[] {
  return faults.map(([what, document]) => ({
    ...row,
    what: `write ${name} with ${what}`,
    may: false,
    act: act(document),
  }));
}

/** A value spoilt somewhere within: in a field of a map, or in the first entry of a list. */
function spoilInside(value: unknown, name: string): [string, unknown][] {
  if (isMap(value)) return spoil(value, `${name}.`);
  if (!Array.isArray(value) || value.length === 0) return [];
  const [first, ...rest] = value as unknown[];
  const spoilt: [string, unknown][] = isMap(first)
    ? spoil(first, `${name}[0].`)
    : junk.map(([what, bad]) => [`${name}[0] as ${what}`, bad]);
  return spoilt.map(([what, each]) => [what, [each, ...rest]]);
}
