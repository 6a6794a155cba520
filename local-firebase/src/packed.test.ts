import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(__dirname, '..');

test('what npx gets is one program that starts, its description and nothing else', () => {
  const packed = execFileSync('npm', ['pack', '--dry-run', '--json'], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  // The line of the compiler comes before the answer.
  const [{ files }] = JSON.parse(packed.slice(packed.indexOf('[\n'))) as [
    { files: { path: string }[] },
  ];
  expect(files.map(({ path }) => path)).toEqual([
    'README.md',
    'dist/local-firebase.js',
    'package.json',
  ]);
  const program = join(root, 'dist/local-firebase.js');
  expect(execFileSync(process.execPath, [program, '--help'], { encoding: 'utf8' })).toContain(
    '--config FILE',
  );
});
