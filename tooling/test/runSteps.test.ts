import { runSteps } from './runSteps';
import type { Step } from './steps';

/** Steps that end when told to, and what was begun, ended and said. */
function rehearse() {
  const log: string[] = [];
  const ends = new Map<string, () => void>();
  const step = (name: string, processors: number, after?: string[]): Step => ({
    name,
    processors,
    ...(after && { after }),
    run: async (onOutput) => {
      log.push(`begins ${name}`);
      onOutput?.(`words of ${name}\n`);
      await new Promise<void>((resolve) => ends.set(name, resolve));
      return { passed: 1, failed: 0 };
    },
  });
  const end = async (name: string) => {
    ends.get(name)!();
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };
  return { log, step, end };
}

test('steps of one processor run side by side, one that needs all of them waits, and what comes after another waits for it', async () => {
  const { log, step, end } = rehearse();
  const done = runSteps(
    [
      step('build', 1),
      step('types', 1),
      step('units', 2),
      step('lint', 1),
      step('budgets', 1, ['build']),
    ],
    2,
    (text) => log.push(text.trim()),
  );
  expect(log).toEqual(['begins build', 'begins types']);
  await end('types');
  expect(log.slice(2)).toEqual(['=== types\nwords of types', 'begins lint']);
  await end('build');
  await end('lint');
  await end('budgets');
  expect(log.slice(4)).toEqual([
    '=== build\nwords of build',
    'begins budgets',
    '=== lint\nwords of lint',
    '=== budgets\nwords of budgets',
    '=== units',
    'begins units',
  ]);
  await end('units');
  expect((await done).map(({ name, passed }) => [name, passed])).toEqual([
    ['build', 1],
    ['types', 1],
    ['units', 1],
    ['lint', 1],
    ['budgets', 1],
  ]);
});

test('a step that breaks off counts as failed with its reason, and the others run', async () => {
  const said: string[] = [];
  const results = await runSteps(
    [
      { name: 'build', processors: 1, run: () => Promise.reject(new Error('Not built: shell.')) },
      {
        name: 'budgets',
        processors: 1,
        after: ['build'],
        run: async () => ({ passed: 5, failed: 0 }),
      },
    ],
    2,
    (text) => said.push(text),
  );
  expect(said.join('')).toContain('Not built: shell.');
  expect(results).toMatchObject([
    { name: 'build', passed: 0, failed: 1 },
    { name: 'budgets', passed: 5, failed: 0 },
  ]);
});

test('on one processor everything runs in order, one after the other', async () => {
  const { log, step, end } = rehearse();
  const done = runSteps([step('types', 1), step('units', 2)], 1, () => {});
  expect(log).toEqual(['begins types']);
  await end('types');
  await end('units');
  expect(log).toEqual(['begins types', 'begins units']);
  await done;
});

test('a step that only waits for others takes no processor from anybody, and is waited for', async () => {
  const { log, step, end } = rehearse();
  const done = runSteps(
    [step('installs', 0), step('units', 2), step('journeys', 2, ['installs'])],
    2,
    () => {},
  );
  expect(log).toEqual(['begins installs', 'begins units']);
  await end('units');
  expect(log).toHaveLength(2);
  await end('installs');
  expect(log.at(-1)).toBe('begins journeys');
  await end('journeys');
  expect((await done).map(({ name }) => name)).toEqual(['installs', 'units', 'journeys']);
});
