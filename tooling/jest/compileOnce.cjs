const path = require('node:path');
const vm = require('node:vm');
const loadOnce = require('./loadOnce.cjs');
const watchChanges = require('./watchChanges.cjs');

/**
 * What is loaded once: packages, but for our own, for Jest itself, for those that keep what a test has begun with them or change the
 * page as they load, and for two that tell Jest of each file what goes before and after its tests.
 */
const PACKAGES =
  /\/node_modules\/(?!@?(anunturi|jest|firebase|module-federation|single-spa|uplot|pdfjs)|expect\/|pretty-format\/|@testing-library\/(react|jest-dom)\/dist\/index\.js|.*\/node_modules\/)/;

/**
 * A realm that lasts as long as its worker: Node's own, or that of a context.
 * @typedef {object} Realm
 * @property {vm.Context} [context]
 * @property {object} global
 * @property {Set<PropertyKey>} ofPackages What packages have put among its globals for themselves.
 * @property {Map<string, { code: string, run: Function }>} compiled
 * @property {ReturnType<typeof watchChanges>} modules Packages as they were loaded.
 * @property {Set<import('./watchChanges.cjs').Watched>} used Those of them that the present file has asked for.
 */

/**
 * A realm in which nothing is loaded yet.
 * @param {object} global
 * @param {vm.Context} [context]
 * @returns {Realm}
 */
const newRealm = (global, context) => ({
  ...(context && { context }),
  global,
  ofPackages: new Set(),
  compiled: new Map(),
  // React keeps there what it is doing.
  modules: watchChanges({ growing: true, spared: /\.__\w+_INTERNALS_/ }),
  used: new Set(),
});

/** @type {WeakMap<vm.Context, Realm>} */
const realms = new WeakMap();

const { compileFunction } = vm;
vm.compileFunction = (code, params = [], options = {}) => {
  const { filename, parsingContext } = options;
  const realm = parsingContext && realms.get(parsingContext);
  if (!realm || !filename) return compileFunction(code, params, options);
  const known = realm.compiled.get(filename);
  if (known?.code === code) return known.run;
  const { parsingContext: _, ...others } = options;
  /** @param {readonly string[]} names */
  const compile = (names) =>
    compileFunction(code, names, {
      ...others,
      ...(realm.context && { parsingContext: realm.context }),
    });
  const run = PACKAGES.test(filename.replaceAll(path.sep, '/'))
    ? loadOnce(filename, realm, () => compile(params.filter((name) => name !== 'jest')))
    : compile(params);
  realm.compiled.set(filename, { code, run });
  return run;
};

/**
 * Has what Jest compiles for a context kept in a realm, and packages loaded into that once. Jest has no setting for it: it
 * compiles every module anew for each file.
 * @param {vm.Context} context
 * @param {Realm} realm
 */
const compileOnce = (context, realm) => void realms.set(context, realm);

module.exports = Object.assign(compileOnce, { newRealm });
