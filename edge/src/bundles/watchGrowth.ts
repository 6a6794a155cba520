const EVERY_MS = 50;

/** What this process held when a watch last looked. */
let heldBytes = process.memoryUsage.rss();

/**
 * Calls back, again and again, while this process holds more than `maxMb` above what it held at the last look before the
 * watch began: most of what is watched ends before the first one, and a look is too slow for every page.
 */
export function watchGrowth(maxMb: number, onGrown: () => void): () => void {
  const before = heldBytes;
  const timer = setInterval(() => {
    heldBytes = process.memoryUsage.rss();
    if (heldBytes - before > maxMb * 1024 * 1024) onGrown();
  }, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
