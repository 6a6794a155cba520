type Options = { name: string };
type Instance = { options: Options; initOptions(options: Options): unknown };
type Host = {
  runtime: {
    createInstance(options: Options): Instance;
    getInstance(find: (instance: Instance) => boolean): Instance | null;
  };
};

const { runtime, ...rest } = (globalThis as unknown as { _FEDERATION_BUNDLER_RUNTIME: Host })
  ._FEDERATION_BUNDLER_RUNTIME;

/**
 * What a remote's entry uses of the federation runtime: the host's (`bundlerRuntime`). A host of an earlier release has the
 * library's, where each build is an instance of its own.
 */
export default {
  ...rest,
  bundlerRuntimeOptions: {},
  runtime: {
    init(options: Options): Instance {
      const known = runtime.getInstance((each) => each.options.name === options.name);
      known?.initOptions(options);
      return known ?? runtime.createInstance(options);
    },
  },
};
