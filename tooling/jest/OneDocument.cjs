const { TestEnvironment } = require('jest-environment-jsdom');
const compileOnce = require('./compileOnce.cjs');
const endContexts = require('./endContexts.cjs');
const refuseLeftovers = require('./refuseLeftovers.cjs');
const rememberPage = require('./page/rememberPage.cjs');

/** @typedef {ConstructorParameters<typeof TestEnvironment>} Given */

/** @param {Given} given */
function open(...given) {
  const environment = new TestEnvironment(...given);
  const dom = /** @type {NonNullable<typeof environment.dom>} */ (environment.dom);
  const context = dom.getInternalVMContext();
  const realm = compileOnce.newRealm(context, context);
  compileOnce(context, realm);
  return { environment, dom, context, realm, reset: rememberPage(dom, realm.ofPackages) };
}

/** @type {ReturnType<typeof open> | undefined} */
let kept;

/**
 * Tests of screens, in one page for all files of a worker: packages are of its realm, so it loads them once
 * (`compileOnce.cjs`). What a file does to the page ends with it (`page/rememberPage.cjs`); a file that leaves a package
 * changed fails.
 */
module.exports = class OneDocument {
  /**
   * @param {Given[0]} config
   * @param {Given[1]} context
   */
  constructor(config, context) {
    this.kept = kept ??= open(config, context);
    const { moduleMocker: mocker, fakeTimersModern: timers, global } = this.kept.environment;
    const realm = { config: config.projectConfig, global };
    this.global = global;
    this.moduleMocker = mocker && Reflect.construct(mocker.constructor, [global]);
    this.fakeTimersModern = timers && Reflect.construct(timers.constructor, [realm]);
    const { virtualConsole } = this.kept.dom;
    virtualConsole.removeAllListeners('jsdomError');
    virtualConsole.on('jsdomError', (error) => context.console.error(error));
  }

  async setup() {}

  async teardown() {
    this.fakeTimersModern?.dispose();
    this.kept.dom.virtualConsole.removeAllListeners('jsdomError');
    await this.kept.reset();
    endContexts();
    Object.assign(this, { global: null, fakeTimersModern: null });
    refuseLeftovers(this.kept.realm);
  }

  exportConditions() {
    return this.kept.environment.exportConditions();
  }

  getVmContext() {
    return this.global && this.kept.context;
  }
};
