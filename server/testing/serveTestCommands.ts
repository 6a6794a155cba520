/** A process of commands to be killed: `act` marks a document and enqueues a job that marks another, each by one more. */
import { FieldValue } from '@google-cloud/firestore';
import { serve } from '@hono/node-server';
import * as z from 'zod/mini';
import { defineContract } from '@anunturi/shared-domain/commands/defineContract';
import { defineCommand } from '../app/command/defineCommand';
import { defineJob } from '../app/queue/defineJob';
import { openCommandServer } from '../app/openCommandServer';
import { everybody } from '../app/command/who';

const once = { times: FieldValue.increment(1) };

const mark = defineJob<{ n: number }>({
  name: 'mark',
  async run({ input, store }) {
    store.set(`jobMarks/n${input.n}`, once, { merge: true });
  },
});

const contract = defineContract({
  name: 'act',
  input: z.strictObject({ n: z.int() }),
  result: z.strictObject({ n: z.int() }),
  errors: [],
});
const act = defineCommand(contract, {
  who: everybody,
  async run({ input, store }) {
    store.set(`commandMarks/n${input.n}`, once, { merge: true });
    store.enqueue(mark, input);
    return input;
  },
});

const { EMBEDDED_ORIGIN = '', SERVICE_TOKEN = '', PROJECT_ID = '' } = process.env;
const { app, runner } = openCommandServer({
  projectId: PROJECT_ID,
  embedded: { origin: EMBEDDED_ORIGIN, serviceToken: SERVICE_TOKEN },
  commands: [act],
  jobs: [mark],
  addressOf: () => '192.0.2.1',
  leaseMs: 2000,
});
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
  process.send?.({ port });
  runner.wake();
});
process.once('disconnect', () => process.exit(0));
