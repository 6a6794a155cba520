import { isSparing } from '@anunturi/shared-ui/device/isSparing';

/**
 * A page that is there to be read runs no scripts before it is touched where data or the line is to be spared: resolves
 * then, and at once for every other page. What is shown to somebody signed in comes by scripts, and so does the word that a
 * page was kept on this device. The files that the page names are downloaded all the same: it is one page for everybody.
 */
export async function firstTouch(): Promise<void> {
  const { signedIn, keptAt } = document.documentElement.dataset;
  const needsScripts = (signedIn ?? keptAt) !== undefined;
  if (!document.querySelector('[data-remote]') || needsScripts || !isSparing()) return;
  await new Promise((resolve) => {
    for (const sign of ['pointerdown', 'keydown'])
      addEventListener(sign, resolve, { capture: true, once: true, passive: true });
  });
}
