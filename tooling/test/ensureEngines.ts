import { existsSync } from 'node:fs';
import {
  displayServerPath,
  firefoxPath,
  webKitBrowserPath,
  webKitDriverPath,
} from '../../e2e/engines/enginePaths';
import { type Installing, installByApt } from './installByApt';

type EngineName = 'firefox' | 'webkit';

const needs: Record<EngineName, { paths: string[]; packages: string[] }> = {
  firefox: { paths: [firefoxPath], packages: ['firefox-esr'] },
  webkit: {
    paths: [webKitDriverPath, webKitBrowserPath, displayServerPath],
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
};
const isThere = (name: EngineName) => needs[name].paths.every((path) => existsSync(path));

/** The engines beside Chromium that this machine has, after apt (as root) was asked for those that are missing. */
export async function ensureEngines(
  say: (text: string) => void,
  installing?: Installing,
): Promise<EngineName[]> {
  const names = Object.keys(needs) as EngineName[];
  const missing = names.filter((name) => !isThere(name)).flatMap((name) => needs[name].packages);
  await installByApt(missing, say, installing);
  for (const name of names.filter((each) => !isThere(each)))
    say(
      `\n!!! SKIPPED: nothing was tried in ${name}. It is not here and could not be installed (Debian: apt-get install ${needs[name].packages.join(' ')}).\n\n`,
    );
  return names.filter(isThere);
}
