import type { Case, VectorFile } from './vectors';

/** Wraps match blocks into a complete rules file. */
const service = (matches: string) =>
  `rules_version = '2';\nservice cloud.firestore { match /databases/{database}/documents {\n${matches}\n} }`;

const OPEN_RULES = service('match /{path=**} { allow read, write: if true; }');
const operationsOf: Record<string, string> = { set: 'create, update', batch: 'write' };

/** Rules of a case: complete text, a named set of its file, one expression, or everything open. */
export function rulesText(testCase: Case, file: VectorFile): string {
  if (testCase.rules !== undefined) return testCase.rules;
  if (testCase.ruleset) {
    const named = file.rulesets[testCase.ruleset];
    if (!named) throw new Error(`${testCase.name}: no rules named ${testCase.ruleset}.`);
    return named;
  }
  if (testCase.expression && testCase.request) {
    const { method } = testCase.request;
    const operations = operationsOf[method] ?? method;
    return service(`match /t/{id} { allow ${operations}: if ${testCase.expression}; }`);
  }
  if (testCase.listRule) return service(`match /L/{id} { allow list: if ${testCase.listRule}; }`);
  return OPEN_RULES;
}
