import { grantedRegistry } from '@anunturi/shared-contract/registry/grantedRegistry';
import { createRouteTable } from '@anunturi/shared-contract/navigation/routeTable';
import type { RemoteRegistry } from '@anunturi/shared-contract/registry/remoteRegistrySchema';
import type { RemoteRelease } from '@anunturi/shared-contract/registry/remoteReleaseSchema';
import type { RenderedPage } from '../rendering/RenderedPage';
import type { EdgeContext } from '../EdgeContext';
import { describeUntil } from './describeUntil';
import { type Override, RESET_SEARCH } from './Override';
import type { Preview } from './readPreview';

/**
 * The server as it is for a browser with an override: the registry of its pages names the developer's machine, and nothing
 * is rendered here, as in development. The routes stay the live release's.
 */
export function withOverride(edge: EdgeContext, override: Override | null): EdgeContext {
  if (!override) return edge;
  if ('release' in override) return withPreview(edge, override);
  return {
    ...edge,
    development: true,
    async readRegistry() {
      const live = await edge.readRegistry();
      const release = live.registry.remotes[override.name];
      if (!release) return live; // gone since it was looked for
      const { name, origin } = override;
      const { remotes, grants } = live.registry;
      const registry: RemoteRegistry = {
        remotes: { ...remotes, [name]: fromThere(release, origin) },
        grants: { ...grants, [name]: { ...grants[name], origins: [origin] } },
      };
      const stamp = `${live.stamp} ${name}@${origin}`;
      return { ...live, registry, table: createRouteTable(registry), stamp };
    },
  };
}

/** The same with a build that is published and not live: its own routes, as far as they are granted, and the policy of everybody. */
const withPreview = (edge: EdgeContext, { name, version, release }: Preview): EdgeContext => ({
  ...edge,
  async readRegistry() {
    const live = await edge.readRegistry();
    const { remotes, grants } = live.registry;
    const { registry } = grantedRegistry({ remotes: { ...remotes, [name]: release }, grants });
    const stamp = `${live.stamp} ${name} ${version}`;
    return { ...live, registry, table: createRouteTable(registry), stamp };
  },
});

/** What a dev server has: no list of files, no hash, no bundle for servers. */
const fromThere = ({ name, routes }: RemoteRelease, origin: string): RemoteRelease => ({
  name,
  version: 'override',
  url: `${origin}/`,
  entry: 'remoteEntry.js',
  routes,
  files: {
    lifecycles: [],
    screens: Object.fromEntries(routes.map(({ screen }) => [screen, []])),
  },
});

/** Says on every page that it is not what visitors see, and leads back. No script: it works when the remote breaks the page. */
export function withBanner(page: RenderedPage, override: Override): RenderedPage {
  const leave = `<a href="${RESET_SEARCH}">Renunțați</a>`;
  const what =
    'release' in override
      ? `Partea „${override.name}” a site-ului este o previzualizare (${override.version}), până ${describeUntil(override.untilMs)}, numai în acest browser.`
      : `Partea „${override.name}” a site-ului vine de la ${override.origin}, numai în acest browser.`;
  const banner = `<p role="status">${what} ${leave}</p>`;
  return {
    ...page,
    parts: [...page.parts, banner],
    toHtml: () => page.toHtml().replace('<body>', `<body>\n${banner}`),
  };
}
