import type { DeployedWants } from '@anunturi/shared-contract/telemetry/TelemetryReport';

/** One release: of the shell with what it has, of a remote with what it wants, by package. */
export type DependencyRow = {
  name: string;
  version: string;
  contract: string;
  versions: Readonly<Record<string, string>>;
};

/** The shell's own version stands among what it provides, and is no package that is shared. */
const SHELL = 'shell';

/** The live shell first, then every live release and canary; and the packages that any of them shares. */
export function dependencyRows({ releases, shell }: DeployedWants): {
  packages: string[];
  rows: DependencyRow[];
} {
  const { provides = {}, contracts = [] } = shell ?? {};
  const rows: DependencyRow[] = [
    ...(shell
      ? [
          {
            name: SHELL,
            version: shell.release,
            contract: contracts.join(', '),
            versions: provides,
          },
        ]
      : []),
    ...releases.map(({ name, version, contract = 1, needs = {} }) => ({
      name,
      version,
      contract: String(contract),
      versions: needs,
    })),
  ];
  const all = rows.flatMap(({ versions }) => Object.keys(versions));
  return { packages: [...new Set(all)].filter((name) => name !== SHELL), rows };
}
