/** Packages that a remote in a repository of its own is made with, each after those that it depends on. */
export const packedPackages = [
  'shared-contract',
  'shared-domain',
  'shared-ui',
  'shared-runtime',
  'shared-auth',
  'tooling',
] as const;

export type PackedPackage = (typeof packedPackages)[number];

/** What the tooling is there for in such a repository, what a build takes by its file's name, and what both use of other packages. */
export const toolingFiles = [
  'tooling/standalone/remote.ts',
  'tooling/webpack/createRemoteConfig.ts',
  'tooling/webpack/retryUrlPlugin.ts',
  'tooling/webpack/awaitIntegrity.ts',
  'edge/src/files/findDamage.ts',
  'edge/src/files/replaceFile.ts',
  'edge/src/files/shellFilePath.ts',
  'edge/src/registry/configuredGrants.ts',
  'edge/src/registry/signatureFault.ts',
  'edge/src/registry/statementFault.ts',
];

/** Taken as it is: what runs before any compiler, what Jest compiles itself, and texts. */
export const toolingAsItIs = [
  'tooling/standalone/start.mjs',
  'tooling/ambient/assets.d.ts',
  'tooling/jest',
  'tooling/licences/texts',
  'tsconfig.base.json',
];

/** What packages that the tooling imports want beside them. */
export const neededBeside: readonly string[] = ['@swc/core', 'esbuild', 'jest', 'tsx'];
