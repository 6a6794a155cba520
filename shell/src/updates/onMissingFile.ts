/** Files of builds: of the shell, or below a version. */
const FILE = /\/(?:static|remotes)\/.+\.(?:js|css)(?:\?|$)/;
const GONE = [404, 410];

/** Calls back when a script or style sheet that this page asks for is no longer there, not when it merely did not come. */
export function onMissingFile(tell: () => void, signal: AbortSignal): void {
  addEventListener(
    'error',
    ({ target }) => {
      const url = addressOf(target);
      if (FILE.test(url)) void isGone(url).then((gone) => gone && tell());
    },
    { capture: true, signal },
  );
}

function addressOf(target: EventTarget | null): string {
  if (target instanceof HTMLScriptElement) return target.src;
  return target instanceof HTMLLinkElement && target.rel === 'stylesheet' ? target.href : '';
}

async function isGone(url: string): Promise<boolean> {
  try {
    const { status } = await fetch(url, { method: 'HEAD', cache: 'no-store' });
    return GONE.includes(status);
  } catch {
    return false; // no network: who asked for the file says so
  }
}
