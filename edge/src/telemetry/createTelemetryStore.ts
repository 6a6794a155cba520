import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  FAULT_KINDS,
  type TelemetryFault,
} from '@anunturi/shared-contract/telemetry/TelemetryReport';
import * as z from 'zod/mini';
import { replaceFile } from '../files/replaceFile';
import type { KeptTelemetry } from './placeFaults';
import { type DaySums, KEPT_DAYS, addTelemetry, dayOf, firstOf } from './daySums';

/** Keeps the name that it was first written with: what stands there is shown on after an update, and deleted in time. */
const FILE = 'sight.json';
const KEPT_FAULTS = 500;
/** What a server that is killed may lose. */
const WRITES_EVERY_MS = 5000;
/** How often what is too old is looked for where no browser says anything. */
const CLEARS_EVERY_MS = 60 * 60 * 1000;

const countsSchema = z.record(z.string(), z.number());
const placeSchema = z.object({
  file: z.string(),
  line: z.number(),
  function: z.optional(z.string()),
  owner: z.string(),
});
const keptSchema = z.object({
  ring: z.array(
    z.object({
      atMs: z.number(),
      part: z.string(),
      version: z.string(),
      route: z.string(),
      kind: z.enum(FAULT_KINDS),
      message: z.string(),
      query: z.optional(z.string()),
      place: z.optional(placeSchema),
    }),
  ),
  days: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        loads: z.number(),
        groups: z.optional(
          z.record(z.string(), z.object({ count: z.number(), line: z.optional(z.number()) })),
        ),
        faults: z.partialRecord(z.enum(FAULT_KINDS), z.number()),
        lcp: countsSchema,
        inp: countsSchema,
      }),
    ),
  ),
});

type Kept = z.infer<typeof keptSchema>;

export type TelemetryStore = {
  add(telemetry: KeptTelemetry): Promise<void>;
  read(): Promise<{ newest: (TelemetryFault & { atMs: number })[]; days: DaySums }>;
  /** Writes what is not on disk yet. */
  flush(): Promise<void>;
};

/**
 * The newest faults and the sums of each day, in one file of a folder; without a folder they end with the process. Nothing is
 * kept longer than `KEPT_DAYS`: the privacy policy says so.
 */
export function createTelemetryStore({
  folder,
  now = () => new Date(),
}: {
  folder?: string | undefined;
  now?: (() => Date) | undefined;
}): TelemetryStore {
  const file = folder && join(folder, FILE);
  const opened = file ? readKept(file) : Promise.resolve<Kept>({ ring: [], days: {} });
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();

  async function write(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (!file) return;
    try {
      await replaceFile(file, JSON.stringify(await opened));
    } catch (error) {
      console.error(`What browsers said could not be kept in ${file}.`, error);
    }
  }
  const flush = () => (writing = writing.then(write));
  const writeSoon = () => (timer ??= setTimeout(() => void flush(), WRITES_EVERY_MS).unref());

  async function clear(): Promise<Kept> {
    const kept = await opened;
    if (dropOld(kept, firstOf(KEPT_DAYS, dayOf(now())))) writeSoon();
    return kept;
  }
  void clear();
  setInterval(() => void clear(), CLEARS_EVERY_MS).unref();

  return {
    async add(telemetry) {
      const kept = await clear();
      const atMs = now().getTime();
      kept.ring.unshift(...(telemetry.faults ?? []).map((fault) => ({ atMs, ...fault })));
      kept.ring.splice(KEPT_FAULTS);
      addTelemetry(kept.days, dayOf(now()), telemetry);
      writeSoon();
    },
    async read() {
      const { ring, days } = await clear();
      return { newest: ring, days };
    },
    flush,
  };
}

/** Drops what is earlier than a day. @returns whether there was any */
function dropOld({ ring, days }: Kept, firstDay: string): boolean {
  const oldDays = Object.keys(days).filter((day) => day < firstDay);
  for (const day of oldDays) delete days[day];
  // The newest stand first.
  const old = ring.findIndex(({ atMs }) => atMs < Date.parse(firstDay));
  if (old >= 0) ring.splice(old);
  return oldDays.length > 0 || old >= 0;
}

async function readKept(file: string): Promise<Kept> {
  const text = await readFile(file, 'utf8').catch(() => null); // nothing was kept yet
  if (text === null) return { ring: [], days: {} };
  try {
    return keptSchema.parse(JSON.parse(text));
  } catch (error) {
    console.error(`${file} could not be read; it begins anew.`, error);
    return { ring: [], days: {} };
  }
}
