import { ExpectedFailure } from '@anunturi/shared-contract/program/ExpectedFailure';
import { readNumber } from '@anunturi/shared-contract/program/readNumber';
import { readOrigin } from '@anunturi/shared-contract/program/readOrigin';
import type { TelemetryOptions } from '../EdgeContext';

/** Shorter ones are guessed. */
const SECRET_MIN = 32;

type Environment = Record<string, string | undefined>;

/**
 * TELEMETRY_FOLDER: a folder that outlives the server. TELEMETRY_PER_MINUTE: messages of one address.
 * TELEMETRY_SECRET: what visits are sealed with, the same on all servers of a site.
 * TELEMETRY_SUMS_AT: where the commands answer, which then keep what all servers of the site were told, and which networks were refused
 * pages.
 * OTEL_EXPORTER_OTLP_ENDPOINT and OTEL_EXPORTER_OTLP_HEADERS (`key=value,key=value`): as every sender of OpenTelemetry reads them.
 * @throws ExpectedFailure for a secret that is too short, and for a variable of its earlier name: what it asks for would be lost without a word
 */
export function readTelemetrySettings(environment: Environment): TelemetryOptions {
  const {
    TELEMETRY_FOLDER: folder,
    TELEMETRY_PER_MINUTE: perMinute,
    TELEMETRY_SECRET: secret,
    TELEMETRY_SUMS_AT: sumsAt,
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_EXPORTER_OTLP_HEADERS: headers = '',
  } = environment;
  for (const name of ['FOLDER', 'PER_MINUTE'])
    if (environment[`SIGHT_${name}`])
      throw new ExpectedFailure(`SIGHT_${name} is called TELEMETRY_${name} now.`, 'Rename it.', 2);
  if (secret && secret.length < SECRET_MIN)
    throw new ExpectedFailure(
      `TELEMETRY_SECRET has ${secret.length} characters, and needs ${SECRET_MIN}.`,
      'Make one: openssl rand -hex 32',
      2,
    );
  if (sumsAt && (!secret || folder))
    throw new ExpectedFailure(
      `TELEMETRY_SUMS_AT is set ${secret ? 'beside TELEMETRY_FOLDER' : 'without TELEMETRY_SECRET'}.`,
      'What all servers are told is kept by the commands, for who shows the secret that they share; a folder would count it again.',
      2,
    );
  return {
    ...(sumsAt &&
      secret && { shared: { origin: readOrigin(sumsAt, 'TELEMETRY_SUMS_AT'), secret } }),
    ...(folder && { folder }),
    ...(secret && { secret }),
    ...(perMinute && {
      perMinute: readNumber(perMinute, { name: 'TELEMETRY_PER_MINUTE', fallback: 0, min: 1 }),
    }),
    ...(endpoint && { otlp: { endpoint, headers: toHeaders(headers) } }),
  };
}

const toHeaders = (text: string): Record<string, string> =>
  Object.fromEntries(
    text.split(',').flatMap((pair) => {
      const [name = '', ...value] = pair.split('=');
      return value.length > 0 ? [[name.trim(), decodeURIComponent(value.join('=').trim())]] : [];
    }),
  );
