import type { TelemetryFault } from '@anunturi/shared-contract/telemetry/TelemetryReport';
import type { KeptTelemetry } from './placeFaults';

export type OtlpOptions = {
  /** Base address of a receiver of OTLP/HTTP: `https://collector.example:4318`. */
  endpoint: string;
  /** What it wants beside: a key, for example. */
  headers?: Record<string, string>;
};

const WITHIN_MS = 5000;
const EVERY_MS = 5000;
/** While the receiver is away the newest are kept. */
const KEPT_RECORDS = 1000;

const WARN = 13;
const ERROR = 17;
const INFO = 9;

type Attributes = Record<string, string | number | undefined>;

/** Sends what browsers said as log records of OpenTelemetry (OTLP over HTTP, JSON), gathered for some seconds. */
export function createOtlpSender(
  { endpoint, headers = {} }: OtlpOptions,
  { now = Date.now, everyMs = EVERY_MS } = {},
) {
  let records: object[] = [];
  let timer: NodeJS.Timeout | undefined;

  const noteOf =
    (traceId: string | undefined) =>
    (severityNumber: number, body: string, attributes: Attributes) => {
      records.push({
        timeUnixNano: `${now()}000000`,
        ...(traceId && { traceId }),
        severityNumber,
        body: { stringValue: body },
        attributes: toAttributes(attributes),
      });
      records = records.slice(-KEPT_RECORDS);
      timer ??= setTimeout(() => void flush(), everyMs).unref();
    };

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const sent = records;
    records = [];
    if (sent.length === 0) return;
    try {
      const answer = await fetch(`${endpoint.replace(/\/$/, '')}/v1/logs`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(toRequest(sent)),
        signal: AbortSignal.timeout(WITHIN_MS),
      });
      if (!answer.ok) throw new Error(`It answers ${answer.status}.`);
    } catch (error) {
      console.error('The receiver of OTLP does not take what browsers said.', error);
      records = [...sent, ...records].slice(-KEPT_RECORDS); // it goes with what comes next
    }
  }

  return {
    add({ loads = [], faults = [], vitals, trace }: KeptTelemetry): void {
      const note = noteOf(trace);
      for (const { kind, message, query, place, ...seen } of faults)
        note(kind === 'slow' ? WARN : ERROR, message, {
          ...named(seen),
          'fault.kind': kind,
          'db.operation.name': query,
          'code.file.path': place?.file,
          'code.line.number': place?.line,
          'code.function.name': place?.function,
          'code.owner': place?.owner,
        });
      for (const seen of loads) note(INFO, 'shown', named(seen));
      if (vitals)
        note(INFO, 'web vitals', {
          ...named(vitals),
          'web_vital.lcp_ms': vitals.lcpMs,
          'web_vital.inp_ms': vitals.inpMs,
        });
    },
    flush,
  };
}

const named = ({ part, version, route }: Pick<TelemetryFault, 'part' | 'version' | 'route'>) => ({
  'app.part': part,
  'app.part.version': version,
  'http.route': route,
});

const toAttributes = (attributes: Attributes) =>
  Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined
      ? []
      : [
          {
            key,
            value: typeof value === 'number' ? { doubleValue: value } : { stringValue: value },
          },
        ],
  );

const toRequest = (logRecords: object[]) => ({
  resourceLogs: [
    {
      resource: { attributes: toAttributes({ 'service.name': 'browser' }) },
      scopeLogs: [{ scope: { name: 'telemetry' }, logRecords }],
    },
  ],
});
