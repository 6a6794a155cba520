/**
 * Number of what a remote and its host agree on: lifecycles, their props, the shared modules. It grows when an earlier
 * release can no longer run in a shell of now.
 */
export const REMOTE_CONTRACT = 1;

/** What a shell offers to remotes: the contracts it still keeps, its own version, and of each shared module the version. */
export type ShellOffer = {
  contracts: readonly number[];
  version: string;
  provides: Readonly<Record<string, string>>;
};

type Wants = {
  contract?: number | undefined;
  minimumShell?: string | undefined;
  needs?: Readonly<Record<string, string>> | undefined;
};

/** Why a release cannot run in a shell; empty when it can. A release from before there was a contract is of the first one. */
export function contractMisfits(
  { contract = 1, minimumShell, needs = {} }: Wants,
  { contracts, version, provides }: ShellOffer,
): string[] {
  const misfits: string[] = [];
  if (!contracts.includes(contract))
    misfits.push(`contract ${contract}, the shell keeps ${contracts.join(', ')}`);
  if (minimumShell && !isAtLeast(version, minimumShell))
    misfits.push(`shell ${minimumShell} or later, the shell is ${version}`);
  for (const [name, range] of Object.entries(needs)) {
    const has = provides[name];
    if (!has || !fits(has, range))
      misfits.push(`${name} ${range}, the shell has ${has ?? 'none of it'}`);
  }
  return misfits;
}

const numbers = (version: string) =>
  version
    .replace(/^\D+/, '')
    .replace(/[-+].*$/, '')
    .split('.')
    .map(Number);

function isAtLeast(version: string, least: string): boolean {
  const [has, wants] = [numbers(version), numbers(least)];
  const at = has.findIndex((part, place) => part !== wants[place]);
  return at < 0 || has[at]! > wants[at]!;
}

/** `^1.2.3` and `1.2.3` are read; any other range is satisfied by nothing, rather than guessed. */
function fits(version: string, range: string): boolean {
  if (/^\d/.test(range)) return version === range;
  if (!/^\^\d+\.\d+\.\d+$/.test(range)) return false;
  const [has, wants] = [numbers(version), numbers(range)];
  const leading = wants.findIndex(Boolean);
  return (
    isAtLeast(version, range) &&
    has.slice(0, leading + 1).join() === wants.slice(0, leading + 1).join()
  );
}
