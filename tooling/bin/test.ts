// `npm test`: builds, types, lint, import rules, recorded answers, size budgets, unit, component and rules tests, browser journeys, a few
// of them in Firefox and WebKit too.
// `npm test -- journeys` (or another step's name) runs only that step.
import { runAndReport } from '../test/runAndReport';
import { steps } from '../test/steps';
import { ExpectedFailure } from '@anunturi/shared-contract/program/ExpectedFailure';
import { reportFailures } from '@anunturi/shared-contract/program/reportFailures';

reportFailures();

const wanted = process.argv.slice(2);
const chosen = steps.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
if (chosen.length === 0) {
  const names = steps.map(({ name }) => name).join(', ');
  throw new ExpectedFailure(`"${wanted.join(' ')}" is no step.`, `Steps: ${names}`, 2);
}
process.exit(await runAndReport(chosen));
