/**
 * Ends what a build waits for and does not get, as if it had failed: asked for again, a chunk would be waited for with the
 * same script or style sheet, whatever its new address. `name`: the scripts of that remote alone, whichever release's.
 */
export function giveUpOnFiles(name?: string): void {
  const waited = name
    ? [':', '_'].map((end) => `script[data-webpack^="${name}${end}"]`).join()
    : 'script[data-webpack],link[rel="stylesheet"]';
  // Webpack takes a script out of the page once it came or failed; a style sheet is there once it has come.
  for (const file of document.querySelectorAll<HTMLLinkElement>(waited))
    if (!file.sheet) file.dispatchEvent(new Event('error'));
}
