export type Manifest = {
  name: string;
  version: string;
  type?: string;
  license?: string;
  description?: string;
  engines?: Record<string, string>;
  sideEffects?: boolean | string[];
  exports?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
};

/** What `exports` names of a compiled file, for the compiler of types and for everybody else. */
const compiled = (path: string) => {
  const file = path.replace(/^\.\/src\//, './dist/').replace(/\.tsx?$/, '');
  return { types: `${file}.d.ts`, default: `${file}.js` };
};

/** `package.json` of a packed shared package: the same exports, of what was compiled. */
export function sharedManifest(manifest: Manifest): object {
  const { devDependencies: _own, exports = {}, ...rest } = manifest;
  const entries = Object.entries(exports).map(([subpath, path]) => [
    subpath,
    /\.tsx?$/.test(path) ? compiled(path) : path.replace(/^\.\/src\//, './dist/'),
  ]);
  return {
    ...withoutScripts(rest),
    exports: { ...Object.fromEntries(entries), './package.json': './package.json' },
    files: ['dist'],
  };
}

/**
 * `package.json` of the packed tooling: its command, what configurations import, and the packages that its files name.
 * @param uses whether a file of it names a package
 */
export function toolingManifest(
  { name, version, type, license }: Manifest,
  { known, uses }: { known: Record<string, string>; uses: (name: string) => boolean },
): object {
  return {
    name,
    version,
    private: true,
    type,
    license,
    bin: { remote: 'tooling/standalone/start.mjs' },
    exports: {
      './webpack/createRemoteConfig': compiled('./tooling/webpack/createRemoteConfig.ts'),
      './jest/createJestConfig.cjs': './tooling/jest/createJestConfig.cjs',
      './ambient/assets': { types: './tooling/ambient/assets.d.ts' },
      './tsconfig.base.json': './tsconfig.base.json',
      './package.json': './package.json',
    },
    dependencies: Object.fromEntries(
      Object.entries(known)
        .filter(([each]) => uses(each))
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    ),
  };
}

const withoutScripts = (manifest: object) =>
  Object.fromEntries(Object.entries(manifest).filter(([key]) => key !== 'scripts'));
