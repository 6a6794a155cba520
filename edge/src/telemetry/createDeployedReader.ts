import { shellPages } from '@anunturi/shared-contract/navigation/shellPages';
import { parseCanaries } from '@anunturi/shared-contract/registry/parseCanaries';
import { parseRegistry } from '@anunturi/shared-contract/registry/parseRegistry';
import type { RemoteRelease } from '@anunturi/shared-contract/registry/remoteReleaseSchema';
import type { CanaryVerdict, StepBack } from '@anunturi/shared-contract/telemetry/TelemetryReport';
import * as z from 'zod/mini';
import type { ShownVersions } from './countedVisits';
import { createFileReader } from '../registry/createFileReader';
import { type LiveShell, shellOfferOf } from '../registry/shellOfferOf';

/** Of what a browser may speak: anything else it made up, or is older than the registry remembers. */
export type Deployed = {
  /** `blog 1.0.0-abc`. */
  versions: ReadonlySet<string>;
  /** Of these, what is shown to somebody now. */
  live: ShownVersions;
  /** The releases of remotes among them. */
  releases: readonly RemoteRelease[];
  /** Of these, the canaries: of so many of a hundred visitors, and since when. */
  canaries: readonly Pick<CanaryVerdict, 'name' | 'version' | 'percent' | 'only' | 'since'>[];
  routes: ReadonlySet<string>;
  /** The live release of the shell. */
  shell: string;
  /** What it offers to remotes; undefined where none was released. */
  offer?: LiveShell | undefined;
  stepsBack: StepBack[];
};

const entrySchema = z.object({
  at: z.string(),
  act: z.string(),
  name: z.string(),
  version: z.string(),
  stepBack: z.optional(
    z.object({
      from: z.string(),
      shown: z.number(),
      failed: z.number(),
      isOfData: z.optional(z.boolean()),
      isCanary: z.optional(z.boolean()),
    }),
  ),
});
const deployedSchema = z.object({
  history: z.catch(z.optional(z.array(entrySchema)), []),
});

/** Newest first. */
const TOLD_STEPS = 5;
const UNRELEASED = 'dev';

const isOfCanary = ({ act }: { act: string }) => ['canary', 'end canary'].includes(act);

/** When a canary began: another share goes on with what was seen. */
function canarySince(
  history: readonly z.infer<typeof entrySchema>[],
  name: string,
  version: string,
): string {
  const own = history.filter((entry) => entry.name === name && isOfCanary(entry));
  const before = own.findLastIndex((entry) => entry.act !== 'canary' || entry.version !== version);
  return own[before + 1]?.at ?? '';
}

/** Reads what was ever released, from the registry's file. */
export const createDeployedReader = (registryFile: string) =>
  createFileReader<Deployed>(registryFile, {
    parse(raw) {
      const { history = [] } = deployedSchema.parse(raw);
      const parsedCanaries = Object.values(parseCanaries(raw));
      const live = [
        ...Object.values(parseRegistry(raw)?.registry.remotes ?? {}),
        ...parsedCanaries.map(({ release }) => release),
      ];
      const offer = shellOfferOf(raw);
      const release = offer?.release ?? UNRELEASED;
      // Whom a canary was shown to does not count for it once it is live to all: its share says less than theirs.
      const sinceOf = (name: string, version: string) =>
        history.findLast(
          (entry) => entry.name === name && entry.version === version && !isOfCanary(entry),
        )?.at ?? '';
      const canaries = parsedCanaries.map(({ percent, only, release: { name, version } }) => ({
        name,
        version,
        percent,
        ...(only && { only }),
        since: canarySince(history, name, version),
      }));
      const shownSince = [
        ...[...live, { name: 'shell', version: release }].map((each) => ({
          ...each,
          since: sinceOf(each.name, each.version),
        })),
        ...canaries,
      ];
      return {
        releases: live,
        canaries,
        live: new Map(shownSince.map(({ name, version, since }) => [`${name} ${version}`, since])),
        versions: new Set([
          ...[...history, ...live].map(({ name, version }) => `${name} ${version}`),
          `shell ${release}`,
        ]),
        routes: new Set(
          [...shellPages, ...live.flatMap(({ routes }) => routes)].map(({ path }) => path),
        ),
        shell: release,
        offer,
        stepsBack: history
          .flatMap(({ at, name, version, stepBack }) =>
            stepBack ? [{ at, name, version, ...stepBack }] : [],
          )
          .slice(-TOLD_STEPS)
          .reverse(),
      };
    },
    fallback: () => ({
      versions: new Set(),
      live: new Map(),
      releases: [],
      canaries: [],
      routes: new Set(),
      shell: UNRELEASED,
      stepsBack: [],
    }),
  });
