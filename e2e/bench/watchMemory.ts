import { readFileSync, readdirSync } from 'node:fs';

const EVERY_MS = 300;
export type Peak = { browserBytes: number; pageBytes: number };

const read = (path: string) => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return ''; // the process has gone, or is not ours to look into
  }
};

/** Every process of the browser that runs on this user folder: the one named so and all that descend from it. */
function processesOf(userFolder: string): { id: string; command: string }[] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((id) => ({
      id,
      command: read(`/proc/${id}/cmdline`),
      parent: /^PPid:\s*(\d+)/m.exec(read(`/proc/${id}/status`))?.[1] ?? '',
    }));
  const own = new Map(
    all.filter(({ command }) => command.includes(userFolder)).map((each) => [each.id, each]),
  );
  for (let grown = -1; grown !== own.size;) {
    grown = own.size;
    for (const each of all) if (own.has(each.parent)) own.set(each.id, each);
  }
  return [...own.values()];
}

/** Proportional share of memory (PSS): what is shared between processes is counted once. Linux only. */
const sharedOut = (id: string) =>
  Number(/^Pss:\s*(\d+) kB/m.exec(read(`/proc/${id}/smaps_rollup`))?.[1] ?? 0) * 1024;

/**
 * Looks at the browser's memory again and again and remembers the highest: of all its processes together, and of the
 * largest page (its workers live in it).
 */
export function watchMemory(userFolder: string): { restart(): void; peak(): Peak; stop(): void } {
  let peak: Peak = { browserBytes: 0, pageBytes: 0 };
  function look() {
    const seen = processesOf(userFolder).map(({ id, command }) => ({
      bytes: sharedOut(id),
      isPage: command.includes('--type=renderer'),
    }));
    const browserBytes = seen.reduce((sum, { bytes }) => sum + bytes, 0);
    const pageBytes = Math.max(0, ...seen.filter(({ isPage }) => isPage).map(({ bytes }) => bytes));
    peak = {
      browserBytes: Math.max(peak.browserBytes, browserBytes),
      pageBytes: Math.max(peak.pageBytes, pageBytes),
    };
  }
  const timer = setInterval(look, EVERY_MS);
  return {
    restart() {
      peak = { browserBytes: 0, pageBytes: 0 };
      look();
    },
    peak() {
      look();
      return peak;
    },
    stop: () => clearInterval(timer),
  };
}
