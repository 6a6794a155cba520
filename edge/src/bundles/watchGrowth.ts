const EVERY_MS = 50;

/**
 * Calls back, again and again, while this process holds more than `maxMb` above what it held when the watch first looked:
 * soon after it began, for most of what is watched has ended by then, and a look costs as much as a tenth of a page.
 */
export function watchGrowth(maxMb: number, onGrown: () => void): () => void {
  let before: number | undefined;
  const timer = setInterval(() => {
    const now = process.memoryUsage.rss();
    before ??= now;
    if (now - before > maxMb * 1024 * 1024) onGrown();
  }, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
