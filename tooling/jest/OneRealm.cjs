const { TestEnvironment } = require('jest-environment-node');
const compileOnce = require('./compileOnce.cjs');
const endContexts = require('./endContexts.cjs');
const refuseLeftovers = require('./refuseLeftovers.cjs');
const rememberProperties = require('./rememberProperties.cjs');

/** @typedef {ConstructorParameters<typeof TestEnvironment>} Given */

const realm = compileOnce.newRealm(globalThis);

/**
 * Tests of programs that run in Node, in the realm that Node itself has, as the programs are run: what packages give
 * them is of the same classes, so packages are loaded once for all files of a worker (`compileOnce.cjs`). A file's globals
 * and environment variables end with it; a file that leaves a package changed fails.
 */
module.exports = class OneRealm extends TestEnvironment {
  resets = [
    rememberProperties(process.env),
    // Jest's own too: its list of handlers would grow from file to file.
    rememberProperties(globalThis, globalThis, realm.ofPackages),
  ];

  /**
   * @param {Given[0]} config
   * @param {Given[1]} context
   */
  constructor(config, context) {
    super(config, context);
    const { fakeTimersModern: timers, moduleMocker: mocker } = this;
    const given = { config: config.projectConfig, global: globalThis };
    Object.assign(this, {
      global: globalThis,
      fakeTimersModern: timers && Reflect.construct(timers.constructor, [given]),
      moduleMocker: mocker && Reflect.construct(mocker.constructor, [globalThis]),
    });
    if (this.context) compileOnce(this.context, realm);
  }

  /** @override */
  async teardown() {
    await super.teardown();
    endContexts();
    for (const reset of this.resets) reset();
    refuseLeftovers(realm);
  }
};
