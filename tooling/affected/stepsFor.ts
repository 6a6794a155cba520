import { type Step, runJourneys, runUnits, steps } from '../test/steps';
import type { Affected } from './findAffected';

/** Said of every change: a file's types, words and imports are not its own affair. */
const ALWAYS = ['types', 'lint', 'imports'];
/** What looks at the files that browsers get. */
const OF_BUILDS = ['budgets', 'browsers', 'reproducible'];
/** What the journeys need before. */
const BEFORE_JOURNEYS = ['installs', 'build', 'seed'];

const isBuilt = (folder: string) => /^(shell|shared-.*|remote-.*)$/.test(folder);

/** The steps of the test command that a change needs, with the unit tests and journeys that it touches. */
export function stepsFor({ whole, packages, tests, journeys }: Affected): Step[] {
  if (whole) return steps;
  const hasJourneys = journeys === null || journeys.length > 0;
  const wanted = [
    ...ALWAYS,
    ...(tests.length > 0 ? ['units'] : []),
    ...(packages.includes('local-firebase') ? ['recorded'] : []),
    ...(packages.includes('server') ? ['postgres'] : []),
    ...(packages.includes('remote-documents') ? ['readers'] : []),
    ...(packages.some(isBuilt) ? ['build', ...OF_BUILDS] : []),
    ...(hasJourneys ? [...BEFORE_JOURNEYS, 'journeys'] : []),
    ...(journeys === null ? ['engines'] : []),
  ];
  return steps.flatMap((step) => {
    if (!wanted.includes(step.name)) return [];
    if (step.name === 'units') return [{ ...step, run: () => runUnits(tests) }];
    if (step.name === 'journeys' && journeys)
      return [{ ...step, run: () => runJourneys(journeys.map((folder) => `journeys/${folder}/`)) }];
    return [step];
  });
}
