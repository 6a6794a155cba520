import { dirname, join } from 'node:path';
import { toNetwork } from '@anunturi/shared-contract/site/callerAddress';
import {
  EARLIER_TELEMETRY_PATH,
  EARLIER_TELEMETRY_REPORT_PATH,
  TELEMETRY_PATH,
  TELEMETRY_REPORT_PATH,
  type CanaryVerdict,
  type TelemetryReport,
} from '@anunturi/shared-contract/telemetry/TelemetryReport';
import {
  TELEMETRY_MAX_BYTES,
  telemetrySchema,
} from '@anunturi/shared-contract/telemetry/telemetrySchema';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import config from '../../../remotes.config.json' with { type: 'json' };
import type { EdgeContext } from '../EdgeContext';
import { callerOf } from '../pages/callerOf';
import { createDetailsGuard } from '../rendering/mayReadDetails';
import { canaryVerdict } from './canaryVerdict';
import { createDeployedReader, type Deployed } from './createDeployedReader';
import { createOtlpSender } from './createOtlpSender';
import { createVisitCounts } from './countedVisits';
import { createSeenReader, type Seen } from './createSeenReader';
import { createTelemetryStore } from './createTelemetryStore';
import { createSharedSums } from './createSharedSums';
import type { KeptVisits } from './KeptSums';
import { mergeSums } from './mergeSums';
import { createPlaceReader } from './createPlaceReader';
import { groupsOf } from './groupsOf';
import { knownTelemetry } from './knownTelemetry';
import { placeFaults } from './placeFaults';
import { dayOf, firstOf, sumsOf } from './daySums';

/** Messages that one address may send in a minute; many phones share one. */
const PER_MINUTE = 120;
const TOLD_DAYS = 7;
const TOLD_FAULTS = 50;
const TOLD_GROUPS = 100;

/**
 * What visitors' browsers say of the parts of the site: taken at `TELEMETRY_PATH` from anybody, a little at a time, and told at
 * `TELEMETRY_REPORT_PATH` to administrators. It names no visitor. What decides over releases is what browsers show to be of a page that this
 * site sent them.
 */
export function answerTelemetry(context: EdgeContext): Hono {
  const { registryFile, telemetry = {}, pageLimit, visits, now = () => new Date() } = context;
  const mayReadDetails = createDetailsGuard(context);
  const readDeployed = createDeployedReader(registryFile);
  const readPlace = createPlaceReader(join(dirname(registryFile), 'maps'));
  const store = createTelemetryStore({ folder: telemetry.folder, now });
  const counts = createVisitCounts();
  const readSeen = createSeenReader(context, counts);
  const { shared: place } = telemetry;
  const shared = place && createSharedSums({ place, read: readOwn });
  const otlp = telemetry.otlp && createOtlpSender(telemetry.otlp);
  const { perMinute = PER_MINUTE } = telemetry;
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });
  telemetry.onClose?.(
    async () => void (await Promise.all([store.flush(), shared?.flush(), otlp?.flush()])),
  );

  /** What this server tells the others: of today, and all visits that count. */
  async function readOwn() {
    const day = dayOf(now());
    const { ring, days } = await store.read();
    const newest = ring.slice(0, TOLD_FAULTS);
    const sums = { ring: newest, days: { [day]: days[day] ?? {} }, visits: counts.tell() };
    return { day, sums };
  }

  const app = new Hono();
  app.on(
    'POST',
    [TELEMETRY_PATH, EARLIER_TELEMETRY_PATH],
    bodyLimit({ maxSize: TELEMETRY_MAX_BYTES }),
    async (c) => {
      const from = c.req.header('sec-fetch-site');
      if (from !== undefined && from !== 'same-origin') return c.body(null, 403);
      const address = callerOf(c, pageLimit?.proxies);
      try {
        await limiter.consume(toNetwork(address));
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        return c.body(null, 429);
      }
      const { data } = telemetrySchema.safeParse(await c.req.json().catch(() => null));
      if (!data) return c.body(null, 400);
      const deployed = await readDeployed();
      const known = await placeFaults(knownTelemetry(data, deployed), readPlace, deployed.shell);
      const visit = data.visit ? visits.read(data.visit) : null;
      if (visit)
        counts.add(known, { visit, teller: visits.markOf(toNetwork(address, 48)) }, deployed.live);
      otlp?.add(known);
      await store.add(known);
      shared?.sendSoon();
      return c.body(null, 204);
    },
  );
  app.on('GET', [TELEMETRY_REPORT_PATH, EARLIER_TELEMETRY_REPORT_PATH], async (c) => {
    if (!(await mayReadDetails(c))) return c.json({ error: 'notAllowed' }, 403);
    const firstDay = firstOf(TOLD_DAYS, dayOf(now()));
    const told = (await shared?.readOthers(firstDay)) ?? [];
    const { ring, days } = mergeSums([await store.read(), ...told]);
    const deployed = { ...(await readDeployed()), others: told.map((each) => each.visits) };
    const parts = sumsOf(days, firstDay);
    const report: TelemetryReport = {
      days: TOLD_DAYS,
      parts: await Promise.all(
        parts.map(async (sums) => ({ ...sums, ...(await readSeen(sums, deployed)) })),
      ),
      newest: ring.slice(0, TOLD_FAULTS),
      groups: groupsOf(days, firstDay).slice(0, TOLD_GROUPS),
      stepsBack: deployed.stepsBack,
      canaries: await Promise.all(
        deployed.canaries.map((canary) => verdictOn(canary, deployed, { readSeen, now: now() })),
      ),
      deployed: wantsOf(deployed),
    };
    return c.json(report, 200, { 'cache-control': 'no-store' });
  });
  return app;
}

/** What is to be done with a canary, by what is seen of it and of the live version beside it. */
async function verdictOn(
  { since, ...about }: Deployed['canaries'][number],
  deployed: Deployed & { others: readonly KeptVisits[] },
  { readSeen, now }: { readSeen: ReturnType<typeof createSeenReader>; now: Date },
): Promise<CanaryVerdict> {
  const { name, version } = about;
  const liveRelease = deployed.releases.find((each) => each.name === name);
  const read = (of: string): Promise<Seen> => readSeen({ part: name, version: of }, deployed);
  const canary = await read(version);
  const live = liveRelease ? await read(liveRelease.version) : {};
  const ageMs = now.getTime() - (Date.parse(since) || 0);
  return {
    ...about,
    since,
    ...canary,
    ...(live.visits && { live: live.visits }),
    ...canaryVerdict({ canary, live, ageMs }, config),
  };
}

/** What the live releases and canaries want, and what the live shell offers. */
const wantsOf = ({ releases, offer }: Deployed): TelemetryReport['deployed'] => ({
  releases: releases.map(({ name, version, contract, minimumShell, needs }) => ({
    name,
    version,
    contract,
    minimumShell,
    needs,
  })),
  shell: offer,
});
