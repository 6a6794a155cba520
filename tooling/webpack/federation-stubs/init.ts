type Federation = { runtime: { init(options: unknown): unknown }; initOptions: unknown };

/** Starts a build's instance. No shared module here was shaken apart, so nothing has to be put together for it. */
export const init = ({ webpackRequire }: { webpackRequire: { federation: Federation } }) =>
  webpackRequire.federation.runtime.init(webpackRequire.federation.initOptions);
