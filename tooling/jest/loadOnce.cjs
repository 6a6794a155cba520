const { isBuiltin } = require('node:module');

/** @typedef {(target: { exports: unknown }, exports: unknown, require: NodeJS.Require, ...rest: unknown[]) => void} Run */

/**
 * A package's module for all test files of a worker: in Node's own realm as Node itself loads it, in another as Jest does for
 * the first file that needs it. Its `jest` is not that of the first file: it finds each file's among the globals.
 * @param {string} filename
 * @param {import('./compileOnce.cjs').Realm} realm
 * @param {() => Function} compile
 * @returns {Run}
 */
module.exports = function loadOnce(filename, realm, compile) {
  const { context, global, ofPackages, modules, used } = realm;
  /** @type {{ exports: unknown } | undefined} */
  let loaded;
  /** @type {import('./watchChanges.cjs').Watched[]} */
  let watched = [];

  /** @param {Parameters<Run>} given */
  function load(...[target, exports, given, ...rest]) {
    if (!context) return { exports: require(filename) };
    // Jest's own `require` ends with its file, and React asks for one of Node's modules when it needs it.
    const requireLater = Object.assign(
      (/** @type {string} */ id) => (isBuiltin(id) ? require(id) : given(id)),
      given,
    );
    const own = Object.create(target, { require: { value: requireLater } });
    compile().call(exports, own, exports, requireLater, ...rest);
    return { exports: /** @type {unknown} */ (own.exports) };
  }

  return (target, ...given) => {
    if (!loaded) {
      const before = new Set(Reflect.ownKeys(global));
      loaded = load(target, ...given);
      for (const key of Reflect.ownKeys(global)) if (!before.has(key)) ofPackages.add(key);
      watched = modules.watch(loaded.exports, filename.replace(/^.*node_modules\W/, ''));
    }
    for (const each of watched) used.add(each);
    target.exports = loaded.exports;
  };
};
