import { createRequire } from 'node:module';
import tooling from '../package.json' with { type: 'json' };
import sharedAuth from '../../shared-auth/package.json' with { type: 'json' };

const require = createRequire(import.meta.url);
const versionOf = (name: string) =>
  (require(`${name}/package.json`) as { version: string }).version;
const react = versionOf('react');

/** What exists once per page: React and the session. Everything else each remote brings itself. */
const singletons = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];
const session = ['@anunturi/shared-auth/session', '@anunturi/shared-auth/firebase'];

/** The host provides them eagerly, so that its first script needs no second round trip. */
export const providedByHost = () => shared({ eager: true });

/** A remote takes them from the host and bundles no copy of its own. */
export const takenFromHost = () => shared({ import: false as const });

function shared<Options extends object>(options: Options) {
  const entry = (requiredVersion: string | false) => ({
    singleton: true,
    requiredVersion,
    ...options,
  });
  return Object.fromEntries([
    ...singletons.map((name) => [name, entry(`^${react}`)] as const),
    ...session.map((name) => [name, entry(false)] as const),
  ]);
}

/** Versions of what a build shares with the others on its page, by package; the host's federation runtime is shared too. */
export const sharedVersions = (): Record<string, string> => ({
  '@module-federation/enhanced': tooling.dependencies['@module-federation/enhanced'],
  react,
  'react-dom': versionOf('react-dom'),
  '@anunturi/shared-auth': sharedAuth.version,
});
