import { createRequire } from 'node:module';

const { version: react } = createRequire(import.meta.url)('react/package.json') as {
  version: string;
};

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
