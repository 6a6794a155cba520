import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RestFields } from '../RestValue';
import type { RulesFilter } from './Ruleset';
import { RulesSyntaxError } from './syntax/RulesSyntaxError';
import { holds, nameOf, proves, user } from '../../testing/testRules';

/** Answers of Google's emulator beyond the conformance vectors: [expression, answer] and [rule, filter, answer, why ours is stricter]. */
type RecordedExpression = [expression: string, answer: string];
type RecordedList = [rule: string, filter: RulesFilter | null, answer: string, stricter?: string];

const conformance = join(__dirname, '..', '..', 'conformance', 'open');
const read = <T>(path: string): T =>
  JSON.parse(
    readFileSync(path, 'utf8')
      .replaceAll('%DOCS%', nameOf('').slice(0, -1))
      .replaceAll('%PROJECT%', 'demo'),
  ) as T;
const fixture = (file: string, name: string) =>
  read<{ fixtures: Record<string, Record<string, RestFields>> }>(join(conformance, file)).fixtures[
    name
  ]!;
const auth = user('u1', { user_id: 'u1' });

function answerOf(judge: () => boolean): string {
  try {
    return judge() ? 'allowed' : 'denied';
  } catch (error) {
    if (error instanceof RulesSyntaxError) return 'rules rejected';
    throw error;
  }
}

test('expressions have the value that Google recorded', () => {
  const documents = fixture('rules-expressions.json', 'kinds');
  const recorded = read<RecordedExpression[]>(join(__dirname, 'recordedExpressions.json'));
  const answers = recorded.map(([expression]): RecordedExpression => [
    expression,
    answerOf(() => holds(expression, { documents, auth })),
  ]);
  expect(answers).toEqual(recorded);
  expect(recorded.length).toBeGreaterThan(900);
});

test('lists are allowed where Google allowed them, except where the query proves nothing', () => {
  const documents = fixture('rules-lists.json', 'L');
  const recorded = read<RecordedList[]>(join(__dirname, 'query-analysis', 'recordedLists.json'));
  const wanted = recorded.map(([rule, filter, answer, stricter]) => [
    rule,
    filter,
    stricter ? 'denied' : answer,
  ]);
  const answers = recorded.map(([rule, filter]) => [
    rule,
    filter,
    answerOf(() => proves(rule, filter ?? undefined, { documents, auth })),
  ]);
  expect(answers).toEqual(wanted);
  expect(recorded.filter(([, , answer]) => answer === 'allowed').length).toBeGreaterThan(100);
});
