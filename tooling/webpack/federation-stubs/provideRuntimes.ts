import bundler from '@module-federation/webpack-bundler-runtime';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
import * as core from '@module-federation/runtime-core';

/**
 * Stands in for the federation plugin that leaves the runtime's core on the page for remotes, and leaves the rest of it there
 * as well: a remote's entry brings none of it (`bundlerRuntimeOfHost`). The core keeps its well-known name.
 */
export default function provideRuntimes() {
  const { bundlerRuntime, runtime, attachShareScopeMap } = bundler;
  Object.assign(globalThis, {
    _FEDERATION_RUNTIME_CORE: core,
    _FEDERATION_BUNDLER_RUNTIME: {
      bundlerRuntime: { ...bundlerRuntime, initContainerEntry },
      runtime,
      attachShareScopeMap,
    },
  });
  return { name: 'provide-runtimes' };
}
