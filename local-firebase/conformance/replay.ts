// Replays recorded Firestore conformance vectors against a server and compares every answer.
//
//   node --import tsx local-firebase/conformance/replay.ts --host 127.0.0.1:PORT [--only GROUP] [--match TEXT]
//                     [--project ID] [--jobs N] [--shuffle SEED] [--limit N] [--messages]
//
// What the server must offer stands in runCase.ts. One that knows one project only is tested with --project ID: the cases
// then run one after another.
import { parseArgs } from 'node:util';
import { comparable } from './comparable';
import { eachCase } from './eachCase';
import { allCases } from './vectors';
import { ExpectedFailure } from '../src/server/ExpectedFailure';
import { reportFailures } from '../src/server/reportFailures';

reportFailures();

const { values } = parseArgs({
  options: {
    host: { type: 'string' },
    only: { type: 'string' },
    match: { type: 'string', default: '' },
    project: { type: 'string' },
    jobs: { type: 'string', default: '4' },
    shuffle: { type: 'string' },
    limit: { type: 'string', default: '50' },
    messages: { type: 'boolean', default: false },
  },
});
if (!values.host) throw new ExpectedFailure('No server is named.', '--host 127.0.0.1:PORT');
const { only, match, project } = values;
const withMessages = values.messages;
const chosen = allCases().filter(
  ({ testCase, file }) => testCase.name.includes(match) && (!only || file.group === only),
);
let [passed, failed] = [0, 0];
await eachCase(
  chosen,
  values.host,
  ({ testCase: { name, expect } }, got) => {
    if (comparable(got, { withMessages }) === comparable(expect, { withMessages })) {
      passed += 1;
      return;
    }
    if ((failed += 1) > Number(values.limit)) return;
    const shown = (result: typeof got | typeof expect) =>
      comparable(result, { withMessages: true }).slice(0, 1500);
    console.log(`MISMATCH ${name}\n  expected ${shown(expect)}\n  got      ${shown(got)}`);
  },
  { seed: values.shuffle, project, jobs: project ? 1 : Number(values.jobs) },
);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
