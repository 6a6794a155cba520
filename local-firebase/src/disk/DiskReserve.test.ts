/** On a real small disk: a tmpfs in a namespace of its own, which no other process sees. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileProgram } from '../../testing/compileProgram';

const alone = (command: string) =>
  spawnSync('unshare', ['-rm', 'sh', '-c', command], { timeout: 60_000, killSignal: 'SIGKILL' });
const canMount = alone('mount -t tmpfs -o size=1m none /tmp').status === 0;
if (!canMount) console.warn('A FULL DISK IS NOT TRIED: no file system may be mounted here.');

(canMount ? test : test.skip)(
  'on a full disk everything can still be deleted, nothing else is taken, and all is taken again once there is room',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'full-disk-'));
    const program = compileProgram(join(__dirname, 'testing/fillDisk.ts'));
    const mount = `mount -t tmpfs -o size=48m none ${folder}`;
    const ran = alone(`${mount} && exec ${process.execPath} ${program} ${folder}`);
    rmSync(folder, { recursive: true });
    expect(String(ran.stderr)).toBe('');
    const { written, ...said } = JSON.parse(String(ran.stdout)) as Record<string, unknown>;
    expect(written).toBeGreaterThan(100);
    expect(said).toEqual({ deleted: written, isTakenWhenSpent: false, isTakenAgain: true });
  },
);
