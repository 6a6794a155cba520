import type { BuildOptions, ShareScope, WebpackRequire } from './Builds';
import { startHost } from './hostRuntime';

type OfBuild = { webpackRequire: WebpackRequire };

const init = ({ webpackRequire: { federation } }: OfBuild) =>
  federation.runtime.init(federation.initOptions);

/** A remote is given what the host shares; it shares nothing itself. */
function initContainerEntry({ webpackRequire, shareScope }: OfBuild & { shareScope: ShareScope }) {
  webpackRequire.S = { default: shareScope };
}

/** Before a chunk of a remote runs: the shared modules that it uses are the host's. One that the host has not throws when it is used. */
function consumes({ chunkId, webpackRequire }: OfBuild & { chunkId: string }): void {
  const { m: modules, S: scopes, consumesLoadingData } = webpackRequire;
  for (const id of consumesLoadingData.chunkMapping[chunkId] ?? [])
    modules[id] ??= (module) => {
      const { shareKey, fallback } = consumesLoadingData.moduleIdToConsumeDataMapping[id]!;
      const [offer] = Object.values(scopes.default?.[shareKey] ?? {});
      module.exports = (offer ? offer.get() : fallback())();
    };
}

/** Entries take it from there (`bundlerRuntimeOfHost`), those of earlier releases too. */
Object.assign(globalThis, {
  _FEDERATION_BUNDLER_RUNTIME: {
    bundlerRuntime: { init, initContainerEntry, consumes },
    runtime: {
      getInstance: () => null,
      createInstance: (options: BuildOptions) => ({ options }),
    },
  },
});

/**
 * Stands in for the federation runtime in the host, and so for what its remotes use of it (docs/decisions/0069). Remotes are
 * scripts that the registry names; the host alone shares, each module in one version, and always has it at hand.
 */
export default { bundlerRuntime: { init }, runtime: { init: startHost } };
