import { compileRules } from '../src/rules/compile/compileRules';
import type {
  DocumentReader,
  RulesAuth,
  RulesDocument,
  RulesFilter,
  RulesQuery,
  Ruleset,
} from '../src/rules/Ruleset';
import type { RestFields } from '../src/RestValue';

const DOCUMENTS = 'projects/demo/databases/(default)/documents';
const NOW = '2025-11-21T12:00:00.000Z';

/** Full name of a document path. */
export const nameOf = (path: string): string => `${DOCUMENTS}/${path}`;

/** Firestore rules from match blocks. */
export const rulesWith = (matches: string): Ruleset =>
  compileRules(
    `rules_version = '2';\nservice cloud.firestore { match /databases/{database}/documents {\n${matches}\n} }`,
  );

/** A signed-in caller with optional claims. */
export const user = (uid: string, claims: Record<string, unknown> = {}): RulesAuth => ({
  uid,
  token: { sub: uid, ...claims },
});

/** Reads from documents given by path; counts what is read. */
export function readerOf(
  documents: Record<string, RestFields>,
): DocumentReader & { read: string[] } {
  const read: string[] = [];
  return {
    read,
    get: (name) => {
      read.push(name.slice(DOCUMENTS.length + 1));
      return documentAt(documents, name.slice(DOCUMENTS.length + 1));
    },
  };
}

function documentAt(documents: Record<string, RestFields>, path: string): RulesDocument | null {
  const fields = documents[path];
  return fields ? { name: nameOf(path), fields } : null;
}

type Situation = { documents?: Record<string, RestFields>; auth?: RulesAuth };

/** Whether the rules let this caller get a document. */
export function allowsGet(
  rules: Ruleset,
  path: string,
  { documents = {}, auth = null }: Situation = {},
): boolean {
  const reader = readerOf(documents);
  return rules.allowsDocument({
    method: 'get',
    name: nameOf(path),
    auth,
    time: NOW,
    before: documentAt(documents, path),
    after: null,
    reader,
  });
}

/** Whether one expression holds for getting `t/d`. */
export const holds = (expression: string, situation?: Situation): boolean =>
  allowsGet(rulesWith(`match /t/{id} { allow get: if ${expression}; }`), 't/d', situation);

/** Whether a list rule on collection `L` is proved by a filter. */
export function proves(
  rule: string,
  where: RulesFilter | undefined,
  { documents = {}, auth = null }: Situation = {},
  query: RulesQuery = {},
): boolean {
  const rules = rulesWith(`match /L/{id} { allow list: if ${rule}; }`);
  return rules.allowsList({
    parentAndCollection: nameOf('L'),
    query: { ...query, where },
    auth,
    time: NOW,
    reader: readerOf(documents),
  });
}
