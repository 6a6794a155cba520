import { newTraceparent, traceIdOf } from '@anunturi/shared-contract/telemetry/traceparent';
import { jsonLog, withRequest } from './requestLog';

test('a line of the log has severity, request and trace, also after awaiting something', async () => {
  const lines: string[] = [];
  const log = jsonLog('targ', (line) => lines.push(line));
  const trace = newTraceparent();
  const ids = await withRequest(trace, async (own) => {
    await Promise.resolve();
    log('command', { severity: 'INFO', status: 200 });
    return own;
  });
  log('job queue: no answer');
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    {
      severity: 'INFO',
      message: 'command',
      time: expect.any(String),
      requestId: ids.requestId,
      'logging.googleapis.com/trace': `projects/targ/traces/${traceIdOf(trace)}`,
      status: 200,
    },
    { severity: 'ERROR', message: 'job queue: no answer', time: expect.any(String) },
  ]);
});

test.each(['', '00-0-0-01', `00-${'0'.repeat(32)}-${'1'.repeat(16)}-01`, 'x'])(
  'what is no traceparent begins a trace of its own: %s',
  (told) => {
    expect(traceIdOf(told)).toBeUndefined();
    expect(withRequest(told, ({ traceId }) => traceId)).toMatch(/^[0-9a-f]{32}$/);
  },
);
