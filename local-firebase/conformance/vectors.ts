import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Shapes of the recorded files in `open/`, and of what a run of theirs answers. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

/** `owner`: an administrator; null: nobody; otherwise a signed-in user, or a token as it stands. */
export type Caller = 'owner' | null | { uid: string; claims?: JsonObject } | { rawToken: string };

export type WriteRequest = {
  method: 'create' | 'update' | 'set' | 'delete';
  path: string;
  data?: JsonObject;
  mask?: string[];
  transforms?: Json[];
  precondition?: JsonObject;
};
type Request = { as: Caller } & (
  | WriteRequest
  | { method: 'get'; path: string }
  | { method: 'list'; parent?: string; query: JsonObject }
  | { method: 'batch'; writes: WriteRequest[] }
);
export type RulesRequest = Request;

/** A request as it goes over the wire, relative to the documents of the case's project. */
export type Step = {
  as: Caller;
  method: string;
  path: string;
  body?: Json;
  /** The answer names a document by an id that the server makes up. */
  generatedName?: boolean;
};

/** A rules case asks for one verdict; any other case sends steps and compares each answer. */
export type Case = {
  name: string;
  seed?: Record<string, JsonObject>;
  fixture?: string;
  rules?: string;
  ruleset?: string;
  expression?: string;
  listRule?: string;
  expect: Json;
} & ({ request: RulesRequest; steps?: undefined } | { steps: Step[]; request?: undefined });

export type VectorFile = {
  group: string;
  rulesets: Record<string, string>;
  fixtures: Record<string, Record<string, JsonObject>>;
  cases: Case[];
};

/** Verdict of a rules case, why there is no answer, or the answers to a case's steps. */
export type Result = string | Answer[];
export type Answer = {
  status: number;
  body?: Json;
  error?: { code?: number; status?: string };
  message?: string;
};

/** A case with the file it comes from, which holds its rules and data. */
export type FiledCase = { testCase: Case; file: VectorFile };

const folder = join(import.meta.dirname, 'open');

/** Every recorded case. */
export const allCases = (): FiledCase[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name) => {
      const file = JSON.parse(readFileSync(join(folder, name), 'utf8')) as VectorFile;
      return file.cases.map((testCase) => ({ testCase, file }));
    });
