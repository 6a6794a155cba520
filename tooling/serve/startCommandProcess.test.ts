/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestFirebase } from '@anunturi/server/testing/startTestFirebase';
import { COMMANDS_PATH, IDEMPOTENCY_HEADER } from '@anunturi/shared-domain/commands/CommandAnswer';
import { root } from '../build/folders';
import { startCommandProcess } from './startCommandProcess';

test('a remote that is developed alone, in its own folder, has commands that write e-mails', async () => {
  const firebase = await startTestFirebase();
  const folder = mkdtempSync(join(tmpdir(), 'commands-'));
  const serviceTokenFile = join(folder, 'service-token');
  writeFileSync(serviceTokenFile, firebase.serviceToken);
  process.chdir(join(root, 'remote-admin'));
  const commands = startCommandProcess({
    origin: firebase.origin,
    projectId: firebase.projectId,
    serviceTokenFile,
    siteOrigin: firebase.origin,
    mailFolder: folder,
    searchFile: join(folder, 'search-index'),
    log: () => {},
  });
  process.chdir(root);
  const address = await commands.address();
  const email = 'ana@exemplu.ro';
  const post = (url: string, body: object) =>
    fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [IDEMPOTENCY_HEADER]: '0123456789abcdef' },
      body: JSON.stringify(body),
    });
  const accounts = `${firebase.origin}/identitytoolkit.googleapis.com/v1/accounts`;
  await post(`${accounts}:signUp?key=demo`, { email, password: 'o parolă lungă' });
  expect((await post(`${address}${COMMANDS_PATH}claimAddress`, { email })).status).toBe(200);
  expect((await firebase.owner.list('mail', { limit: 2 })).data).toHaveLength(1);
  await commands.stop();
  await firebase.stop();
  rmSync(folder, { recursive: true });
});
