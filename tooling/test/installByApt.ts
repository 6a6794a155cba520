import { existsSync } from 'node:fs';
import { runCommand } from './runCommand';

const APT = '/usr/bin/apt-get';

export type Installing = {
  /** The program that installs; none where nothing may be installed. */
  apt?: string | undefined;
  /** For everything that is missing together: a mirror that hangs holds nobody up. */
  limitMs?: number;
};

/** Only root installs, and only where there is apt. */
export const aptHere = () => (process.getuid?.() === 0 && existsSync(APT) ? APT : undefined);

/** Whether a program is there now is checked by the caller; of apt only failures are printed. */
export async function installByApt(
  packages: string[],
  say: (text: string) => void,
  { apt = aptHere(), limitMs = 180_000 }: Installing = {},
): Promise<void> {
  if (packages.length === 0 || !apt) return;
  say(`Not on this machine, being installed: ${packages.join(', ')}.\n`);
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
