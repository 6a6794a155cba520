const EVERY_MS = 50;

/** Calls back, again and again, while this process holds more than `maxMb` above what it held when the watch began. */
export function watchGrowth(maxMb: number, onGrown: () => void): () => void {
  const before = process.memoryUsage.rss();
  const timer = setInterval(() => {
    if (process.memoryUsage.rss() - before > maxMb * 1024 * 1024) onGrown();
  }, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
