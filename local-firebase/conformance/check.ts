// Replays all conformance vectors, in order and shuffled, against the embedded Firebase. Fails on any deviation that
// exceptions.json does not list, on a listed one that no longer deviates, and on any rule that is answered too laxly.
import { OPEN_RULES, startEmptyFirebase } from '../testing/startEmptyFirebase';
import { comparable } from './comparable';
import { eachCase } from './eachCase';
import { exceptions } from './exceptions';
import { type Case, type Result, allCases } from './vectors';
import { reportFailures } from '../src/server/reportFailures';

reportFailures();

const SHOWN_FAILURES = 40;
const cases = allCases();
let failed = 0;
const fail = (text: string) => {
  if ((failed += 1) <= SHOWN_FAILURES) console.error(text);
};

await checkInOrder('conformance', undefined);
await checkInOrder('conformance, shuffled', 'another order');
process.exit(failed > 0 ? 1 : 0);

async function checkInOrder(title: string, seed: string | undefined): Promise<void> {
  const firebase = await startEmptyFirebase({ rules: OPEN_RULES });
  const deviating = new Set<string>();
  await eachCase(
    cases,
    new URL(firebase.origin).host,
    ({ testCase }, got) => {
      if (comparable(got) === comparable(testCase.expect)) return;
      deviating.add(testCase.name);
      const why = reproach(testCase, got);
      if (why) fail(why);
    },
    { seed },
  );
  await firebase.stop();
  for (const name of exceptions.keys())
    if (!deviating.has(name)) fail(`LISTED in exceptions.json, but does not deviate: ${name}`);
  console.log(
    `${title}: ${cases.length} cases, ${cases.length - deviating.size} as Google's emulator, ${deviating.size} deviating (${exceptions.size} decided)`,
  );
}

/** Why a deviation may not stand; undefined when it is decided and looks as listed. */
function reproach({ name, expect }: Case, got: Result): string | undefined {
  if (expect === 'denied' && got === 'allowed') return `TOO LAX   ${name}`;
  const answered = `  got      ${comparable(got).slice(0, 1000)}`;
  const decided = exceptions.get(name);
  if (!decided)
    return `DEVIATES  ${name}\n  expected ${comparable(expect).slice(0, 1000)}\n${answered}`;
  return shortForm(got) === decided.ours
    ? undefined
    : `LISTED with another answer: ${name}\n${answered}`;
}

/** How exceptions.json writes our answer: the verdict of a rules case, or status and name of the first refused step. */
function shortForm(got: Result): string {
  if (typeof got === 'string') return got;
  const refused = got.find(({ status }) => status >= 400);
  return refused ? `${refused.status} ${refused.error?.status}` : 'accepted';
}
