import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import { createInterface } from 'node:readline';
import { join } from 'node:path';

/** The embedded Firebase as a process of its own in test mode, for tests that measure or kill it. */
export async function startChildFirebase(dataFolder: string, more: string[] = []) {
  const main = join(__dirname, '../local-firebase/src/server/main.ts');
  const child: ChildProcess = spawn(
    process.execPath,
    ['--import', 'tsx', main, '--port', '0', '--data', dataFolder, '--test-mode', ...more],
    {
      cwd: __dirname,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_ENV: 'test', NODE_OPTIONS: '' },
    },
  );
  const lines: string[] = [];
  const exited = once(child, 'exit');
  createInterface({ input: child.stderr! }).on('line', (line) => lines.push(line));
  const origin = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout! }).on('line', (line) => {
      lines.push(line);
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(line);
      if (found) resolve(found[0]);
    });
    void exited.then(([code]) => reject(new Error(`It ended with ${code}: ${lines.join('\n')}`)));
  });
  return {
    origin,
    lines,
    /** Resident memory in MB, now and at its highest; null where the system does not tell. */
    async memoryMb(): Promise<{ now: number; peak: number } | null> {
      const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => null);
      const read = (name: string) =>
        Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status ?? '')?.[1]) / 1024;
      return status === null ? null : { now: read('VmRSS'), peak: read('VmHWM') };
    },
    async end(signal: NodeJS.Signals): Promise<number | null> {
      child.kill(signal);
      const [code] = await exited;
      return code as number | null;
    },
  };
}

/** Sends `mb` megabytes without holding them; answers the JSON and the MD5 (base64) of what was sent. */
export async function sendLarge(
  url: string,
  headers: Record<string, string>,
  mb: number,
  before = '',
  after = '',
): Promise<{ status: number; body: any; md5Hash: string }> {
  const piece = Buffer.alloc(1024 * 1024);
  const hash = createHash('md5');
  const length = mb * piece.length + Buffer.byteLength(before) + Buffer.byteLength(after);
  const call: ClientRequest = request(url, {
    method: 'POST',
    headers: { authorization: 'Firebase owner', ...headers, 'content-length': length },
  });
  const answered = once(call, 'response') as Promise<[IncomingMessage]>;
  call.write(before);
  for (let n = 0; n < mb; n += 1) {
    piece.fill(n % 256);
    hash.update(piece);
    if (!call.write(Buffer.from(piece))) await once(call, 'drain');
  }
  call.end(after);
  const [answer] = await answered;
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  return {
    status: answer.statusCode!,
    body: JSON.parse(Buffer.concat(chunks).toString() || 'null'),
    md5Hash: hash.digest('base64'),
  };
}
