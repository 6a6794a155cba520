import { getConnInfo } from '@hono/node-server/conninfo';
import { addressBehindProxies, toNetwork } from '@anunturi/shared-contract/site/callerAddress';
import {
  EARLIER_TELEMETRY_PATH,
  EARLIER_TELEMETRY_REPORT_PATH,
  TELEMETRY_PATH,
  TELEMETRY_REPORT_PATH,
  type TelemetryReport,
} from '@anunturi/shared-contract/telemetry/TelemetryReport';
import {
  TELEMETRY_MAX_BYTES,
  telemetrySchema,
} from '@anunturi/shared-contract/telemetry/telemetrySchema';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { EdgeOptions } from '../EdgeContext';
import { createDetailsGuard } from '../rendering/mayReadDetails';
import { createDeployedReader } from './createDeployedReader';
import { createOtlpSender } from './createOtlpSender';
import { createShownAddresses } from './shownAddresses';
import { createTelemetryStore } from './createTelemetryStore';
import { knownTelemetry } from './knownTelemetry';
import { dayOf, firstOf, sumsOf } from './daySums';

/** Messages that one address may send in a minute; many phones share one. */
const PER_MINUTE = 120;
const TOLD_DAYS = 7;
const TOLD_FAULTS = 50;

/**
 * What visitors' browsers say of the parts of the site: taken at `TELEMETRY_PATH` from anybody, a little at a time, and told at
 * `TELEMETRY_REPORT_PATH` to administrators. It names no visitor.
 */
export function answerTelemetry(options: EdgeOptions): Hono {
  const { registryFile, telemetry = {}, pageLimit, now = () => new Date() } = options;
  const mayReadDetails = createDetailsGuard(options);
  const readDeployed = createDeployedReader(registryFile);
  const store = createTelemetryStore({ folder: telemetry.folder, now });
  const addresses = createShownAddresses();
  const otlp = telemetry.otlp && createOtlpSender(telemetry.otlp);
  const { perMinute = PER_MINUTE } = telemetry;
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });
  telemetry.onClose?.(async () => void (await Promise.all([store.flush(), otlp?.flush()])));

  const addressOf = (c: Context) => {
    const direct = c.env ? (getConnInfo(c).remote.address ?? '') : '';
    const forwarded = c.req.header('x-forwarded-for');
    return addressBehindProxies(forwarded, direct, pageLimit?.proxies ?? 0);
  };

  const app = new Hono();
  app.on(
    'POST',
    [TELEMETRY_PATH, EARLIER_TELEMETRY_PATH],
    bodyLimit({ maxSize: TELEMETRY_MAX_BYTES }),
    async (c) => {
      const from = c.req.header('sec-fetch-site');
      if (from !== undefined && from !== 'same-origin') return c.body(null, 403);
      const address = addressOf(c);
      try {
        await limiter.consume(toNetwork(address));
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        return c.body(null, 429);
      }
      const { data } = telemetrySchema.safeParse(await c.req.json().catch(() => null));
      if (!data) return c.body(null, 400);
      const deployed = await readDeployed();
      const known = knownTelemetry(data, deployed);
      addresses.add(known, toNetwork(address, 48), deployed.live);
      otlp?.add(known);
      await store.add(known);
      return c.body(null, 204);
    },
  );
  app.on('GET', [TELEMETRY_REPORT_PATH, EARLIER_TELEMETRY_REPORT_PATH], async (c) => {
    if (!(await mayReadDetails(c))) return c.json({ error: 'notAllowed' }, 403);
    const { newest, days } = await store.read();
    const { live, stepsBack } = await readDeployed();
    const report: TelemetryReport = {
      days: TOLD_DAYS,
      parts: sumsOf(days, firstOf(TOLD_DAYS, dayOf(now()))).map((sums) => ({
        ...sums,
        addresses: addresses.read(sums.part, sums.version, live),
      })),
      newest: newest.slice(0, TOLD_FAULTS),
      stepsBack,
    };
    return c.json(report, 200, { 'cache-control': 'no-store' });
  });
  return app;
}
