const vm = require('node:vm');
const { TestEnvironment } = require('jest-environment-node');

/** @typedef {ConstructorParameters<typeof TestEnvironment>} Given */

/**
 * Contexts that stand for Node's own realm.
 * @type {WeakSet<vm.Context>}
 */
const standIns = new WeakSet();
const { compileFunction } = vm;
vm.compileFunction = (code, params, { parsingContext, ...options } = {}) =>
  compileFunction(code, params, {
    ...options,
    ...(parsingContext && !standIns.has(parsingContext) && { parsingContext }),
  });

/** What packages have put among the globals for themselves. */
const ofPackages = new Set();

/** @param {string} path */
function loadOnce(path) {
  const before = new Set(Reflect.ownKeys(globalThis));
  const loaded = require(path);
  for (const key of Reflect.ownKeys(globalThis)) if (!before.has(key)) ofPackages.add(key);
  return loaded;
}

/**
 * Tests of programs that run in Node, in the realm that Node itself has, as the programs are run: what packages give
 * them is of the same classes, so packages are loaded once for all files of a worker (`loadOnce.cjs`). Jest has no
 * setting for it: it compiles every module for the context of its environment. A file's globals and environment
 * variables end with it.
 */
module.exports = class OneRealm extends TestEnvironment {
  variables = { ...process.env };
  globals = Object.getOwnPropertyDescriptors(globalThis);

  /**
   * @param {Given[0]} config
   * @param {Given[1]} context
   */
  constructor(config, context) {
    super(config, context);
    const { fakeTimersModern: timers, moduleMocker: mocker } = this;
    const realm = { config: config.projectConfig, global: globalThis };
    Object.assign(this, {
      global: globalThis,
      fakeTimersModern: timers && Reflect.construct(timers.constructor, [realm]),
      moduleMocker: mocker && Reflect.construct(mocker.constructor, [globalThis]),
    });
    Object.assign(globalThis, { loadOnce });
    if (this.context) standIns.add(this.context);
  }

  /** @override */
  async teardown() {
    await super.teardown();
    // Jest's own too: its list of handlers would grow from file to file.
    for (const key of Reflect.ownKeys(globalThis))
      if (!(key in this.globals) && !ofPackages.has(key)) Reflect.deleteProperty(globalThis, key);
    Object.defineProperties(globalThis, this.globals);
    for (const name of Object.keys(process.env)) delete process.env[name];
    Object.assign(process.env, this.variables);
  }
};
