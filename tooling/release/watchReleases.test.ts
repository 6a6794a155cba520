import { mkdtempSync, rmSync } from 'node:fs';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderTarget } from './folderTarget';
import { readTelemetry, siteOf } from './readTelemetry';
import { createLook } from './watchReleases';

let folder: string;
let site: Server;
let status = 403;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'watch-'));
  site = createServer((_request, answer) =>
    answer.writeHead(status).end('{"days":7,"parts":[],"newest":[],"stepsBack":[]}'),
  );
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  site.close();
  rmSync(folder, { recursive: true });
});

test('that nothing can be seen, and why, is said once; so is that it can be again', async () => {
  const origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  const said: string[] = [];
  const look = createLook({
    target: folderTarget(folder),
    settings: { withinMinutes: 30, fromAddresses: 5, failedPercent: 20 },
    readTelemetry: () => readTelemetry(origin, 'other-token'),
    log: (line) => said.push(line),
  });
  for (status of [200, 403, 403, 403, 500, 500, 200, 200]) await look();
  expect(said).toEqual([
    `New versions are not watched: ${origin} answers 403: STATUS_TOKEN is not its own.`,
    `New versions are not watched: ${origin} answers 500.`,
    'New versions are watched; nothing is in the way any more.',
  ]);
  site.closeAllConnections();
  await new Promise((resolve) => site.close(resolve));
  await look();
  expect(said.at(-1)).toContain(`${origin} does not answer`);
});

test('which site shows a bucket must be said; a folder is shown on this machine', () => {
  const bucket = { isPublic: true, name: 'gs://targ' };
  expect(() => siteOf(bucket, undefined)).toThrow('Which site shows gs://targ? Add: --site');
  expect(siteOf(bucket, 'https://targ.example')).toBe('https://targ.example');
  expect(siteOf({ isPublic: false, name: '/dist' }, undefined)).toBe('http://localhost:3000');
});
