/** A page in the background paints nothing. */
const AT_LATEST_MS = 200;

/**
 * Resolves once what has changed by now is painted, and after 200 ms at the latest, painted or not. What a press only
 * announces (a download that will be wanted soon) waits for this: asked for within the press, it stands between the press
 * and what it shows.
 */
export const afterPaint = () =>
  new Promise<void>((resolve) => {
    const soon = () => void setTimeout(resolve);
    requestAnimationFrame(soon);
    setTimeout(soon, AT_LATEST_MS);
  });
