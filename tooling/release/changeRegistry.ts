import {
  digestOf,
  saidFault,
  statementFault,
  statementKeys,
} from '@anunturi/edge/registry/statementFault';
import {
  parseStatements,
  type Statement,
} from '@anunturi/shared-contract/registry/statementSchema';
import { type DeployedRegistry, REGISTRY_PATH, readRegistryText } from './DeployedRegistry';
import type { Signing } from './releaseKeys';
import { ReleaseRefused, type ReleaseTarget } from './ReleaseTarget';

/** The last good registry of the HTML server, with the last statement of each part that it has seen. */
const SEEN_PATH = 'registry.last-good.json';

type Change = {
  /** Whether the change goes on from what the registry says of the part: that must be what its owner said. */
  goesOn: boolean;
};

/**
 * Replaces the registry, under its lock, by what `next` makes of it, with a new statement of the part: of which versions are live from now on, by
 * what the last entry of its history says. Without a key there is none.
 * @throws ReleaseRefused where keys are granted and none of them signs, or the registry says what nobody said
 */
export async function changeRegistry(
  part: string,
  { target, sign, platformKeys }: Signing & { target: ReleaseTarget },
  next: (registry: DeployedRegistry) => DeployedRegistry,
  { goesOn }: Change,
): Promise<void> {
  const seen = (await readSeen(target))[part];
  await target.changeText(REGISTRY_PATH, (text) => {
    const before = readRegistryText(text);
    const fault = goesOn ? partFault(part, before, { platformKeys, seen }) : null;
    if (fault)
      throw new ReleaseRefused(
        `What the registry says of ${part} is refused: it ${fault}.`,
        'Release it anew, or go back to a version by its name (--version).',
      );
    const { [part]: last, ...others } = parseStatements(before);
    const after = next({ ...before, statements: others });
    const keys = statementKeys(part, after.grants, platformKeys);
    const isSaid = keys && !statementFault(part, last, { keys });
    const statement = sign && makeStatement(part, after, [seen, isSaid ? last : undefined], sign);
    if (keys && !statement)
      throw new ReleaseRefused(
        `${part}: what is live is signed where keys are granted, and nobody signs here.`,
        'Name the key: --key file, or RELEASE_KEY.',
      );
    const own = keys && statementFault(part, statement, { keys, seen });
    if (own) throw new ReleaseRefused(`The registry stays as it is.\n${part} ${own}`);
    const statements = { ...others, ...(statement && { [part]: statement }) };
    const hasAny = Object.keys(statements).length > 0;
    return JSON.stringify({ ...after, statements: hasAny ? statements : undefined }, null, 1);
  });
}

/** The last statement of each part that the HTML server has seen; of none where it has not run yet. */
export async function readSeen(target: ReleaseTarget): Promise<Record<string, Statement>> {
  const text = await target.readText(SEEN_PATH);
  try {
    return parseStatements(JSON.parse(text ?? 'null'));
  } catch {
    return {}; // half written: the HTML server writes it anew
  }
}

/** Why what the registry says of a part is not what its owner said; null when it is, or when nobody has to say anything. */
export function partFault(
  part: string,
  registry: DeployedRegistry,
  { platformKeys, seen }: Pick<Signing, 'platformKeys'> & { seen?: Statement | undefined },
): string | null {
  const keys = statementKeys(part, registry.grants, platformKeys);
  if (!keys) return null;
  const statement = parseStatements(registry)[part];
  const fault = statementFault(part, statement, { keys, seen });
  if (fault || !statement) return fault;
  const { live, canary } = entriesOf(part, registry);
  return saidFault(statement, 'live', live) ?? saidFault(statement, 'canary', canary);
}

function makeStatement(
  part: string,
  registry: DeployedRegistry,
  earlier: readonly (Statement | undefined)[],
  sign: NonNullable<Signing['sign']>,
): Statement {
  const { at = '', act = '', by } = registry.history?.at(-1) ?? {};
  const numbers = earlier.flatMap((each) => (each ? [each.number + 1] : []));
  const { live, canary } = entriesOf(part, registry);
  const statement = {
    part,
    // Milliseconds, so that it grows also where somebody has taken the earlier ones away.
    number: Math.max(Date.parse(at), ...numbers),
    at,
    act,
    ...(by && { by }),
    ...(live !== undefined && { live: digestOf(live) }),
    ...(canary !== undefined && { canary: digestOf(canary) }),
  };
  return { ...statement, signature: sign(statement) };
}

function entriesOf(
  part: string,
  { shell, grants, remotes, canaries = {} }: DeployedRegistry,
): { live?: unknown; canary?: unknown } {
  if (part === 'shell') return { live: shell };
  if (part === 'grants') return { live: grants };
  return { live: remotes[part], canary: canaries[part] };
}
