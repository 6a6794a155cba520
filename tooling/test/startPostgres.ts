import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where Debian keeps the programs of each version. */
const DEBIAN = '/usr/lib/postgresql';

/** The folder of `initdb` and `postgres`; undefined where they are not on this machine. */
export function postgresPrograms(): string | undefined {
  if (!existsSync(DEBIAN)) return undefined;
  return readdirSync(DEBIAN)
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(DEBIAN, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')));
}

/** It refuses to be root: then it runs as its own user of this machine. */
function otherUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((each) => each.startsWith('postgres:'));
  const [, , uid, gid] = (line ?? '').split(':');
  return { uid: Number(uid), gid: Number(gid) };
}

/**
 * A PostgreSQL in a folder of its own, reached by a socket there and by nothing else; nothing that is written must outlive it, so nothing
 * waits for the disk.
 */
export async function startPostgres(programs: string) {
  const folder = mkdtempSync(join(tmpdir(), 'anunturi-postgres-'));
  const user = otherUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const run = (name: string, args: string[]) =>
    spawn(join(programs, name), args, {
      cwd: folder,
      ...user,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  const data = join(folder, 'data');
  const init = ['-D', data, '-U', 'search', '--auth=trust', '--no-sync', '-E', 'UTF8'];
  const made = run('initdb', [...init, '--locale=C.UTF-8']);
  let said = '';
  made.stderr.on('data', (text: Buffer) => (said += text.toString()));
  const [status] = (await once(made, 'close')) as [number | null];
  if (status !== 0) throw new Error(`initdb ended with ${status}. ${said}`);
  const settings = {
    listen_addresses: '',
    unix_socket_directories: folder,
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    shared_buffers: '256MB',
    max_wal_size: '4GB',
  };
  const server = run('postgres', [
    '-D',
    data,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]);
  await new Promise<void>((resolve, reject) => {
    let log = '';
    server.stderr.on('data', (text: Buffer) => {
      log += text.toString();
      if (log.includes('ready to accept connections')) resolve();
    });
    server.once('close', (code) => reject(new Error(`postgres ended with ${code}. ${log}`)));
  });
  return {
    /** Of one of its databases. */
    urlOf: (database: string) =>
      `postgresql://search@/${database}?host=${encodeURIComponent(folder)}`,
    async stop(): Promise<void> {
      const ended = once(server, 'close');
      server.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
