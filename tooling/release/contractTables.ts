import { type Deprecation, deprecations } from '@anunturi/shared-contract/registry/deprecations';
import { type DeployedRegistry, shownReleases } from './DeployedRegistry';

/** Who still uses what is deprecated, until when they may, and which versions everything shared was built with. */
export function contractTables(registry: DeployedRegistry): string[][][] {
  const releases = shownReleases(registry);
  const { shell } = registry;
  const packages = Object.keys(shell?.provides ?? {}).filter((name) => name !== 'shell');
  const usersOf = ({ isUsedBy }: Deprecation) =>
    releases.filter(isUsedBy).map(({ name, version }) => `${name} ${version}`);
  return [
    [
      ['deprecated', 'since', 'until', 'used by'],
      ...deprecations.map((each) => [
        each.what,
        each.since,
        each.until,
        usersOf(each).join(', ') || 'nobody',
      ]),
    ],
    [
      ['built with', 'contract', 'shell', ...packages],
      ...(shell
        ? [
            [
              `shell ${shell.release}`,
              shell.contracts.join(', '),
              shell.version,
              ...packages.map((name) => shell.provides[name]!),
            ],
          ]
        : []),
      ...releases.map(({ name, version, contract = 1, minimumShell, needs = {} }) => [
        `${name} ${version}`,
        String(contract),
        minimumShell ? `from ${minimumShell}` : 'any',
        ...packages.map((each) => needs[each] ?? '-'),
      ]),
    ],
  ];
}
