import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { startTestFirebase } from '@anunturi/server/testing/startTestFirebase';
import { allCommands } from '@anunturi/server/commands/allCommands';
import { openCommandServer } from '@anunturi/server/app/openCommandServer';
import { jsonLog } from '@anunturi/server/app/requestLog';
import { createLook } from '../release/watchReleases';
import { target } from '../release/testing/blogReleases';
import { root } from '../build/folders';

const folder = join(root, 'docs/slo');
const duration = z.string().check(z.regex(/^\d+[mhd]$/));
const sloSchema = z.strictObject({
  objective: z.string(),
  goal: z.number().check(z.gt(0.5), z.lt(1)),
  windowDays: z.literal(28),
  source: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('log'), service: z.string(), message: z.string() }),
    // Cloud Run counts these by itself.
    z.strictObject({
      kind: z.literal('platform'),
      metric: z.literal('run.googleapis.com/request_count'),
      service: z.literal('edge'),
    }),
  ]),
  bad: z.array(
    z.strictObject({
      field: z.string(),
      above: z.optional(z.number()),
      is: z.optional(z.string()),
    }),
  ),
  alerts: z
    .array(
      z.strictObject({
        severity: z.enum(['page', 'ticket']),
        burnRate: z.number(),
        longWindow: duration,
        shortWindow: duration,
      }),
    )
    .check(z.minLength(3)),
  runbook: z.string(),
});
const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const slos = files.map((file) => sloSchema.parse(JSON.parse(read(file))));

const after: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const end of after.toReversed()) await end();
});

test('each goal has alerts and a runbook, and the README names both', () => {
  expect(files).toHaveLength(4);
  for (const [at, { runbook }] of slos.entries()) {
    expect(read(runbook)).toContain(`(${files[at]})`);
    expect(read('README.md')).toContain(`(${files[at]})`);
    expect(read('README.md')).toContain(`(${runbook})`);
  }
});

test('a fast burn calls somebody, and can be reached: no alert wants more than all events to be bad', () => {
  for (const { goal, alerts } of slos)
    for (const { burnRate } of alerts) expect(burnRate * (1 - goal)).toBeLessThanOrEqual(1);
});

test('every message and field that is measured in a log is written by the program that is named', async () => {
  const lines: Record<string, unknown>[] = [];
  const firebase = await startTestFirebase({ log: () => {} });
  const { projectId, origin, serviceToken, fetch } = firebase;
  after.push(() => firebase.stop());
  const server = openCommandServer({
    projectId,
    embedded: { origin, serviceToken, fetch },
    commands: allCommands,
    jobs: [],
    addressOf: () => '192.0.2.1',
    transport: async () => '250 taken',
    log: jsonLog(projectId, (line) => lines.push(JSON.parse(line) as Record<string, unknown>)),
  });
  after.push(() => server.close());
  await server.app.request('/api/revealPhone', { method: 'POST', body: '{}' });
  const now = new Date();
  await firebase.seed('mail/one', {
    to: 'eu@targ.example',
    message: { subject: 'O probă', text: 'Text.' },
    about: { kind: 'operator', subject: 'a' },
    forgetAt: now,
    createdAt: now,
    dueAt: now,
  });
  await server.mail!.runDue();
  const report = { days: 7, parts: [], newest: [], stepsBack: [] };
  await createLook({
    target,
    settings: {
      withinMinutes: 1,
      seenBroken: { fromAddresses: 1, failedPercent: 1 },
      onTheirWord: { fromAddresses: 1, failedPercent: 1 },
    },
    readTelemetry: async () => report,
    log: () => {},
    onLook: (about) => lines.push({ message: 'look', ...about }),
  })();
  for (const { source, bad } of slos) {
    if (source.kind !== 'log') continue;
    const line = lines.find(({ message }) => message === source.message);
    for (const { field, above } of bad)
      expect(typeof line?.[field]).toBe(above === undefined ? 'string' : 'number');
  }
});
