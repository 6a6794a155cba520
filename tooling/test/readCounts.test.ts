import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../build/folders';
import { countJest, countPlaywright } from './readCounts';

let folder: string;
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'anunturi-counts-'))));
afterEach(() => rm(folder, { recursive: true }));

async function written(result: object): Promise<string> {
  const file = join(folder, 'result.json');
  await writeFile(file, JSON.stringify(result));
  return file;
}

test('a jest run names the files that failed, one that could not be started among them', async () => {
  const file = await written({
    numPassedTests: 7,
    numFailedTests: 1,
    numRuntimeErrorTestSuites: 1,
    testResults: [
      { name: join(root, 'a.test.ts'), status: 'failed', message: '● a › is b\n' },
      { name: join(root, 'c.test.ts'), status: 'failed', message: 'cannot be read' },
      { name: join(root, 'd.test.ts'), status: 'passed', message: '' },
    ],
  });
  expect(await countJest(file, 1)).toEqual({
    passed: 7,
    failed: 2,
    failures: ['a.test.ts\n● a › is b', 'c.test.ts\ncannot be read'],
  });
});

test('a run of journeys names those that failed, in which browser, and why', async () => {
  const spec = (title: string, ok: boolean, errors: object[]) => ({
    title,
    ok,
    file: 'e.spec.ts',
    tests: [{ projectName: 'firefox', results: [{ errors }] }],
  });
  const inner = { specs: [spec('is lost', false, [{ message: 'gone' }])] };
  const file = await written({
    errors: [{ message: 'cannot be seeded' }],
    stats: { expected: 1, flaky: 0, unexpected: 1 },
    suites: [{ specs: [spec('is found', true, [])], suites: [inner] }],
  });
  expect(await countPlaywright(file, 1)).toEqual({
    passed: 1,
    failed: 1,
    failures: ['cannot be seeded', 'e.spec.ts firefox\nis lost\ngone'],
  });
});

test('a run that ended badly never counts as all passed', async () => {
  const file = await written({
    errors: [],
    stats: { expected: 3, flaky: 0, unexpected: 0 },
    suites: [],
  });
  expect(await countPlaywright(file, 1)).toMatchObject({ passed: 3, failed: 1 });
});
