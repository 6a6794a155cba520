import { existsSync } from 'node:fs';
import {
  displayServerPath,
  firefoxPath,
  webKitBrowserPath,
  webKitDriverPath,
} from '../../e2e/engines/enginePaths';
import { runCommand } from './runCommand';

type EngineName = 'firefox' | 'webkit';

const needs: Record<EngineName, { paths: string[]; packages: string[] }> = {
  firefox: { paths: [firefoxPath], packages: ['firefox-esr'] },
  webkit: {
    paths: [webKitDriverPath, webKitBrowserPath, displayServerPath],
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
};
const isThere = (name: EngineName) => needs[name].paths.every((path) => existsSync(path));
const APT = '/usr/bin/apt-get';

type Options = {
  /** The program that installs; none where nothing may be installed. */
  apt?: string | undefined;
  /** For everything that is missing together: a mirror that hangs holds nobody up. */
  limitMs?: number;
};

/** The engines beside Chromium that this machine has, after apt (as root) was asked for those that are missing. */
export async function ensureEngines(
  say: (text: string) => void,
  { apt = aptHere(), limitMs = 180_000 }: Options = {},
): Promise<EngineName[]> {
  const names = Object.keys(needs) as EngineName[];
  const missing = names.filter((name) => !isThere(name)).flatMap((name) => needs[name].packages);
  if (missing.length > 0 && apt) {
    say(`Not on this machine, being installed: ${missing.join(', ')}.\n`);
    await install(apt, missing, say, limitMs);
  }
  for (const name of names.filter((each) => !isThere(each)))
    say(
      `\n!!! SKIPPED: nothing was tried in ${name}. It is not here and could not be installed (Debian: apt-get install ${needs[name].packages.join(' ')}).\n\n`,
    );
  return names.filter(isThere);
}

const aptHere = () => (process.getuid?.() === 0 && existsSync(APT) ? APT : undefined);

/** Whether the engine is there is looked at afterwards; of apt only what went wrong is told. */
async function install(
  apt: string,
  packages: string[],
  say: (text: string) => void,
  limitMs: number,
): Promise<void> {
  const signal = AbortSignal.timeout(limitMs);
  const environment = { DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['update', '-qq'],
    ...packages.map((name) => ['install', '-y', '-qq', '--no-install-recommends', name]),
  ]) {
    let said = '';
    const onOutput = (text: string) => (said += text);
    const fault = await runCommand(apt, args, { environment, onOutput, signal }).then(
      (status) => (status === 0 ? null : `ended with ${status}`),
      () => (signal.aborted ? `was ended after ${limitMs / 1000} s` : 'could not be run'),
    );
    if (fault) say(`apt-get ${args.join(' ')} ${fault}.\n${said}`);
    if (signal.aborted) return;
  }
}
