/** Gives the exports of a shared module. */
export type Factory = () => unknown;

/** What is shared, by name and then by version: the form in which containers of webpack take it. */
export type ShareScope = Record<string, Record<string, { get: () => Factory }>>;

/** What a remote's entry leaves on the page. */
export type Container = {
  init(scope: ShareScope, initScope: object[]): unknown;
  get(module: string): Promise<Factory>;
};

/** What the federation plugin writes into a build. */
export type BuildOptions = {
  name: string;
  shared?: Record<string, { version: string; get: () => Factory }[]>;
  plugins?: {
    createScript?(about: { url: string }): { script: HTMLScriptElement; timeout: number };
  }[];
};

/** What the runtime uses of webpack's own, by the names that webpack gives. */
export type WebpackRequire = {
  /** Modules by id, and the share scopes that a build was given. */
  m: Record<string, (module: { exports: unknown }) => void>;
  S: Record<string, ShareScope>;
  federation: { initOptions: BuildOptions; runtime: { init(options: BuildOptions): unknown } };
  consumesLoadingData: {
    moduleIdToConsumeDataMapping: Record<string, { shareKey: string; fallback: () => Factory }>;
    chunkMapping: Record<string, string[]>;
  };
};
