const versions = { react: require('react/package.json').version };

/** What exists once per page: React and the session. Everything else each remote brings itself. */
const singletons = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];
const session = ['@anunturi/shared-auth/session', '@anunturi/shared-auth/firebase'];

/** The host provides them eagerly, so that its first script needs no second round trip. */
function providedByHost() {
  return shared({ eager: true });
}

/** A remote takes them from the host and bundles no copy of its own. */
function takenFromHost() {
  return shared({ import: false });
}

function shared(options) {
  const entry = (requiredVersion) => ({
    singleton: true,
    requiredVersion,
    ...(requiredVersion ? {} : { requiredVersion: false }),
    ...options,
  });
  return Object.fromEntries([
    ...singletons.map((name) => [name, entry(`^${versions.react}`)]),
    ...session.map((name) => [name, entry(false)]),
  ]);
}

module.exports = { providedByHost, takenFromHost };
