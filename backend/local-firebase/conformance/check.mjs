#!/usr/bin/env node
// Replays all conformance vectors, in order and shuffled, against the embedded Firebase. Fails on any deviation that
// exceptions.json does not list, on a listed one that no longer deviates, and on any rule that is answered too laxly.
import { register } from 'tsx/esm/api';
import { allCases, comparable, eachCase, exceptions } from './replayAll.mjs';

register();
const { startTestFirebase, OPEN_RULES } = await import('../../testing/startTestFirebase.ts');

const cases = allCases();
const reasons = exceptions();
let failed = 0;
const fail = (text) => {
  if ((failed += 1) <= 40) console.error(text);
};

for (const seed of [undefined, 'another order']) {
  const firebase = await startTestFirebase({ indexes: false, rules: OPEN_RULES });
  const deviating = new Set();
  let passed = 0;
  await eachCase(
    cases,
    new URL(firebase.origin).host,
    ({ testCase }, got) => {
      if (comparable(got) === comparable(testCase.expect)) {
        passed += 1;
        return;
      }
      deviating.add(testCase.name);
      if (testCase.expect === 'denied' && got === 'allowed') fail(`TOO LAX   ${testCase.name}`);
      else if (reasons.has(testCase.name)) {
        if (shortForm(got) !== reasons.get(testCase.name).ours)
          fail(
            `LISTED with another answer: ${testCase.name}\n  got      ${comparable(got).slice(0, 1000)}`,
          );
      } else
        fail(
          `DEVIATES  ${testCase.name}\n  expected ${comparable(testCase.expect).slice(0, 1000)}\n  got      ${comparable(got).slice(0, 1000)}`,
        );
    },
    { seed },
  );
  await firebase.stop();
  for (const name of reasons.keys())
    if (!deviating.has(name)) fail(`LISTED in exceptions.json, but does not deviate: ${name}`);
  console.log(
    `conformance${seed ? ', shuffled' : ''}: ${cases.length} cases, ${passed} as Google's emulator, ${deviating.size} deviating (${reasons.size} decided)`,
  );
}
process.exit(failed > 0 ? 1 : 0);

/** How exceptions.json writes our answer: the verdict of a rules case, or status and name of the first refused step. */
function shortForm(got) {
  if (typeof got === 'string') return got;
  const refused = got.find(({ status }) => status >= 400);
  return refused ? `${refused.status} ${refused.error.status}` : 'accepted';
}
