import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceFile } from '../files/replaceFile';
import { type KeptSums, keptSumsSchema } from './KeptSums';
import type { KeptTelemetry } from './placeFaults';
import { KEPT_DAYS, addTelemetry, dayOf, firstOf } from './daySums';

/** Keeps the name that it was first written with: what stands there is shown on after an update, and deleted in time. */
const FILE = 'sight.json';
const KEPT_FAULTS = 500;
/** What a server that is killed may lose. */
const WRITES_EVERY_MS = 5000;
/** How often what is too old is looked for where no browser says anything. */
const CLEARS_EVERY_MS = 60 * 60 * 1000;

export type TelemetryStore = {
  add(telemetry: KeptTelemetry): Promise<void>;
  read(): Promise<KeptSums>;
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
  const opened = file ? readKept(file) : Promise.resolve<KeptSums>({ ring: [], days: {} });
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

  async function clear(): Promise<KeptSums> {
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
    read: clear,
    flush,
  };
}

/** Drops what is earlier than a day. @returns whether there was any */
function dropOld({ ring, days }: KeptSums, firstDay: string): boolean {
  const oldDays = Object.keys(days).filter((day) => day < firstDay);
  for (const day of oldDays) delete days[day];
  // The newest stand first.
  const old = ring.findIndex(({ atMs }) => atMs < Date.parse(firstDay));
  if (old >= 0) ring.splice(old);
  return oldDays.length > 0 || old >= 0;
}

async function readKept(file: string): Promise<KeptSums> {
  const text = await readFile(file, 'utf8').catch(() => null); // nothing was kept yet
  if (text === null) return { ring: [], days: {} };
  try {
    return keptSumsSchema.parse(JSON.parse(text));
  } catch (error) {
    console.error(`${file} could not be read; it begins anew.`, error);
    return { ring: [], days: {} };
  }
}
