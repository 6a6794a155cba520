import * as z from 'zod/mini';
import { OPEN_RULES } from '@anunturi/local-firebase/testing/startEmptyFirebase';
import { TRACEPARENT, newTraceparent } from '@anunturi/shared-contract/telemetry/traceparent';
import { defineContract } from '@anunturi/shared-domain/commands/defineContract';
import { startTestFirebase, type TestFirebase } from '../testing/startTestFirebase';
import { defineCommand } from './command/defineCommand';
import { defineJob } from './queue/defineJob';
import { openCommandServer } from './openCommandServer';
import { jsonLog } from './requestLog';
import { everybody } from './command/who';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
let firebase: TestFirebase;
let server: ReturnType<typeof openCommandServer>;
const lines: string[] = [];
const logged = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);

const work = defineJob({ name: 'work', run: async () => {} });
const order = defineCommand(
  defineContract({
    name: 'order',
    input: z.strictObject({ isBroken: z.optional(z.boolean()) }),
    result: z.strictObject({}),
    errors: [],
  }),
  {
    who: everybody,
    async run({ input, store }) {
      if (input.isBroken) throw new Error('it is broken');
      store.enqueue(work, {});
      return {};
    },
  },
);

beforeAll(async () => {
  firebase = await startTestFirebase({ rules: OPEN_RULES });
  const { projectId, origin, serviceToken, fetch } = firebase;
  server = openCommandServer({
    projectId,
    embedded: { origin, serviceToken, fetch },
    commands: [order],
    jobs: [work],
    addressOf: () => '192.0.2.1',
    log: jsonLog(projectId, (line) => lines.push(line)),
  });
});
beforeEach(() => void (lines.length = 0));
afterAll(async () => {
  await server.close();
  await firebase.stop();
});

const call = (input: object) =>
  server.app.request('/api/order', {
    method: 'POST',
    headers: { [TRACEPARENT]: newTraceparent(TRACE) },
    body: JSON.stringify(input),
  });
const trace = () => `projects/${firebase.projectId}/traces/${TRACE}`;

test('a command and the job that it asks for are logged under the trace of the page', async () => {
  const answer = await call({});
  expect(answer.status).toBe(200);
  await server.runner.runDue();
  await server.runner.stop();
  expect(logged()).toEqual([
    expect.objectContaining({
      severity: 'INFO',
      message: 'command',
      command: 'order',
      status: 200,
      latencyMs: expect.any(Number),
      requestId: answer.headers.get('x-request-id'),
      'logging.googleapis.com/trace': trace(),
    }),
    expect.objectContaining({
      severity: 'INFO',
      message: 'job',
      job: 'work',
      attempt: 1,
      'logging.googleapis.com/trace': trace(),
    }),
  ]);
});

test('what a command fails over is logged as an error under its request and trace, and the answer names the request', async () => {
  const answer = await call({ isBroken: true });
  expect(answer.status).toBe(503);
  const [error, line] = logged();
  expect(error).toMatchObject({
    severity: 'ERROR',
    message: expect.stringContaining('it is broken'),
    requestId: answer.headers.get('x-request-id'),
    'logging.googleapis.com/trace': trace(),
  });
  expect(line).toMatchObject({ message: 'command', status: 503 });
});

test('the server says that it is there and ready', async () => {
  for (const path of ['/healthz', '/readyz'])
    expect((await server.app.request(path)).status).toBe(200);
});
