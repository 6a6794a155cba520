import type { RemoteRelease } from '@anunturi/shared-contract/registry/remoteReleaseSchema';

type Wants = Pick<RemoteRelease, 'routes' | 'contract' | 'minimumShell' | 'needs'>;

/** What a release asks of the site that the one before did not, and the other way round: a line each. */
export function contractChanges(before: Wants, now: Wants): string[] {
  const was = linesOf(before);
  const is = linesOf(now);
  return [
    ...is.filter((line) => !was.includes(line)).map((line) => `+ ${line}`),
    ...was.filter((line) => !is.includes(line)).map((line) => `- ${line}`),
  ];
}

const linesOf = ({ routes, contract = 1, minimumShell, needs = {} }: Wants): string[] => [
  ...routes.map(({ path, access, query = [] }) =>
    [`route ${path} for ${access}`, ...query.map((name) => `?${name}`)].join(' '),
  ),
  `contract ${contract}`,
  ...(minimumShell ? [`shell from ${minimumShell}`] : []),
  ...Object.entries(needs).map(([name, range]) => `${name} ${range}`),
];
