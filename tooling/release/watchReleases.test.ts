import { mkdtempSync, rmSync } from 'node:fs';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import config from '../../remotes.config.json' with { type: 'json' };
import { noteServedAt } from '../serve/servedAt';
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
    settings: config.stepBack,
    readTelemetry: () => readTelemetry({ origin, token: 'other-token' }),
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

test('which site shows a bucket must be said; a folder is shown by the site that serves it', () => {
  const bucket = { isPublic: true, name: 'gs://targ' };
  expect(() => siteOf(bucket, undefined)).toThrow('Which site shows gs://targ is not said.');
  const environment = { SITE_ORIGIN: 'https://targ.example', STATUS_TOKEN: 'of the site' };
  const shown = { origin: 'https://targ.example', token: 'of the site' };
  expect(siteOf(bucket, undefined, environment)).toEqual(shown);
  expect(siteOf(bucket, 'https://targ.example', { STATUS_TOKEN: 'of the site' })).toEqual(shown);
  const released = { isPublic: false, name: folder };
  expect(() => siteOf(released, undefined, environment)).toThrow(
    `No site is running that serves ${folder}.`,
  );
  const forget = noteServedAt(folder, { origin: 'http://127.0.0.1:3100', statusToken: 'own' });
  expect(siteOf(released, undefined)).toEqual({ origin: 'http://127.0.0.1:3100', token: 'own' });
  forget();
  expect(() => siteOf(released, undefined)).toThrow('No site is running');
});
