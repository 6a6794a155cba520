import type { SightOptions } from '../EdgeContext';

type Environment = Record<string, string | undefined>;

/**
 * SIGHT_FOLDER: a folder that outlives the server. SIGHT_PER_MINUTE: messages of one address.
 * OTEL_EXPORTER_OTLP_ENDPOINT and OTEL_EXPORTER_OTLP_HEADERS (`key=value,key=value`): as every sender of OpenTelemetry reads them.
 */
export function readSightSettings(environment: Environment): SightOptions {
  const {
    SIGHT_FOLDER: folder,
    SIGHT_PER_MINUTE: perMinute,
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_EXPORTER_OTLP_HEADERS: headers = '',
  } = environment;
  return {
    ...(folder && { folder }),
    ...(perMinute && { perMinute: Number(perMinute) }),
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
