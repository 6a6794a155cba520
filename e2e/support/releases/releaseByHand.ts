import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { integrityOf } from './integrityOf';

/** Puts a remote live that no tool of ours has built: an entry with the three functions that all remotes have. */
export async function releaseByHand(
  files: string,
  { name, title, entry }: { name: string; title: string; entry: string },
): Promise<void> {
  const release = {
    name,
    version: '1.0.0-abc',
    url: `/remotes/${name}/1.0.0-abc/`,
    entry: 'remoteEntry.js',
    routes: [{ path: `/${name}`, screen: name, access: 'public', title }],
    files: { lifecycles: [], screens: { [name]: [] } },
    integrity: integrityOf(entry),
  };
  const assets = { [release.entry]: { sizeBytes: entry.length, integrity: release.integrity } };
  const manifest = JSON.stringify({ ...release, assets, owner: '', builtAt: '', digest: '' });
  const folder = join(files, 'releases', name, release.version);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, release.entry), entry);
  await writeFile(join(folder, 'remote.json'), manifest);
  const live = { ...release, manifestIntegrity: integrityOf(manifest) };
  const registryFile = join(files, 'registry.json');
  const registry = JSON.parse(await readFile(registryFile, 'utf8')) as Record<string, object>;
  await writeFile(
    registryFile,
    JSON.stringify({
      ...registry,
      remotes: { ...registry.remotes, [name]: live },
      grants: { ...registry.grants, [name]: { public: [`/${name}`] } },
    }),
  );
}

/** A remote of no framework at all. */
export const plainEntry = (name: string, heading: string) => `var remote_${name} = {
  init() {},
  get: async () => () => ({
    bootstrap: async () => {},
    mount: async ({ domElement }) => { domElement.innerHTML = '<h1>${heading}</h1>'; },
    unmount: async ({ domElement }) => domElement.replaceChildren(),
  }),
};`;

/** A remote that brings its own React 18: it shares nothing, and says which React rendered it. */
export async function react18Entry(name: string): Promise<string> {
  const require = createRequire(import.meta.url);
  const readBuilt = (library: string) =>
    readFile(
      join(dirname(require.resolve(`${library}/package.json`)), `umd/${library}.production.min.js`),
      'utf8',
    );
  const [react, reactDom] = await Promise.all([readBuilt('react'), readBuilt('react-dom')]);
  const asModule = (text: string) => `((exports, module, require) => {${text}\nreturn exports;})`;
  return `var remote_${name} = (() => {
  const React = ${asModule(react)}({}, {});
  const { createRoot } = ${asModule(reactDom)}({}, {}, () => React);
  const h = React.createElement;
  function App() {
    const [presses, setPresses] = React.useState(0);
    return h('div', null, h('h1', null, 'React ' + React.version),
      h('button', { type: 'button', onClick: () => setPresses(presses + 1) }, 'Apăsat de ' + presses + ' ori'));
  }
  const roots = new WeakMap();
  return {
    init() {},
    get: async () => () => ({
      bootstrap: async () => {},
      mount: async ({ domElement }) => { const root = createRoot(domElement); roots.set(domElement, root); root.render(h(App)); },
      unmount: async ({ domElement }) => roots.get(domElement).unmount(),
    }),
  };
})();`;
}
