declare global {
  interface Window {
    takeMeasured(entries: PerformanceEntryList): void;
    forgetMeasured(): void;
    measured(): { interactionMs: number; frameMs: number };
  }
}

/**
 * Runs in the page before its own scripts: remembers the longest interaction and the longest animation frame. Nothing in
 * it has a name of its own: the compiler would mark it by a function that the page does not have.
 */
export function observe(): void {
  localStorage.setItem('cookieAccepted', 'true');
  let longest = { interactionMs: 0, frameMs: 0 };
  const observers = ['event', 'long-animation-frame'].map((type) => {
    const observer = new PerformanceObserver((list) => window.takeMeasured(list.getEntries()));
    observer.observe({ type, durationThreshold: 16 } as PerformanceObserverInit);
    return observer;
  });
  Object.assign(window, {
    takeMeasured(entries: PerformanceEntryList) {
      for (const entry of entries)
        if (entry.entryType === 'long-animation-frame')
          longest.frameMs = Math.max(longest.frameMs, entry.duration);
        else if ((entry as PerformanceEventTiming).interactionId)
          longest.interactionMs = Math.max(longest.interactionMs, entry.duration);
    },
    forgetMeasured() {
      observers.forEach((observer) => observer.takeRecords());
      longest = { interactionMs: 0, frameMs: 0 };
    },
    measured() {
      observers.forEach((observer) => window.takeMeasured(observer.takeRecords()));
      return longest;
    },
  });
}

/** Runs in the page: until what has been done is painted and the browser has nothing else to do. */
export async function paint(): Promise<void> {
  for (const _frame of [1, 2]) await new Promise(requestAnimationFrame);
  await new Promise((resolve) => void requestIdleCallback(resolve));
}
