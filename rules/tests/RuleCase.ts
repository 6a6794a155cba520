/** The server's time, put as a value into written data. */
export const NOW = Symbol('server time');
/** Takes a field away, put as a value into an update. */
export const REMOVED = Symbol('removed');
/** Grows a number by so many, put as a value into an update or a merged set. */
export class Increment {
  constructor(readonly by: number) {}
}
export const increment = (by: number) => new Increment(by);
/** A number that is stored as a double even when it is whole. */
export class Double {
  constructor(readonly value: number) {}
}

export type Data = Record<string, unknown>;
/** Documents by path; null takes one of the base world away. */
export type World = Record<string, Data | null>;
/** Keys of an update may be paths (`price.amount`). */
export type Write =
  | { set: string; data: Data; merge?: boolean }
  | { update: string; data: Data }
  | { delete: string };
type Filter = [
  field: string,
  operator: '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in' | 'array-contains',
  value: unknown,
];
export type Query = { where?: Filter[]; limit?: number | null; offset?: number; group?: boolean };
export type FileVerb = 'get' | 'list' | 'create' | 'update' | 'delete';
export type Act =
  | { get: string }
  | ({ list: string } & Query)
  | { write: Write[] }
  | {
      file: string;
      verb: FileVerb;
      size?: number;
      type?: string;
      over?: boolean;
      metadata?: Record<string, string> | null;
    };

/** One row of the table: who (uid, or null for nobody) may or may not do what, in the base world changed by `world`. */
export type RuleCase = {
  what: string;
  as: string | null;
  may: boolean;
  act: Act;
  world?: World;
  claims?: Data;
};

export const roles = [
  'anonymous',
  'other',
  'owner',
  'blocked',
  'moderator',
  'editor',
  'admin',
] as const;
export type Role = (typeof roles)[number];
