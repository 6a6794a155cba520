/** A process with the search to be killed: `write` stores a listing as it is given, as commands do. */
import { serve } from '@hono/node-server';
import * as z from 'zod/mini';
import { defineContract } from '@anunturi/shared-domain/commands/defineContract';
import { sampleCar } from '@anunturi/shared-domain/samples/listingSamples';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { defineCommand } from '../app/command/defineCommand';
import { openCommandServer } from '../app/openCommandServer';
import { readSearchDatabase } from '../search/postgres/readSearchDatabase';
import { everybody } from '../app/command/who';
import { EmbeddedKeeper } from '../search/embedded/EmbeddedKeeper';

const DAY_MS = 24 * 60 * 60 * 1000;

const contract = defineContract({
  name: 'write',
  input: z.strictObject({
    id: z.string(),
    n: z.int(),
    status: z.enum(['active', 'paused', 'gone']),
  }),
  result: z.strictObject({}),
  errors: [],
});
const write = defineCommand(contract, {
  who: everybody,
  async run({ input: { id, n, status }, store, now }) {
    const path = documentPaths.listing(id);
    if (status === 'gone') store.delete(path);
    else {
      const expiresAt = new Date(now.getTime() + 20 * DAY_MS);
      store.set(path, { ...sampleCar, title: `Anunț numărul ${n}`, status, expiresAt, version: n });
    }
    return {};
  },
});

const { EMBEDDED_ORIGIN = '', SERVICE_TOKEN = '', PROJECT_ID = '', SEARCH_FILE } = process.env;
const { app, search } = openCommandServer({
  projectId: PROJECT_ID,
  embedded: { origin: EMBEDDED_ORIGIN, serviceToken: SERVICE_TOKEN },
  commands: [write],
  jobs: [],
  county: { name: 'Sibiu', code: 'SB' },
  createKeeper:
    readSearchDatabase(process.env)?.createKeeper ??
    // Saved after each look, so that it is killed in the middle of that as well.
    ((context) => new EmbeddedKeeper({ ...context, file: SEARCH_FILE, savedEveryMs: 0 })),
  addressOf: () => '192.0.2.1',
});
app.get('/status', async (c) => c.json(await search?.status()));
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
  process.send?.({ port });
});
process.once('disconnect', () => process.exit(0));
