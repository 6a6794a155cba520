/** @typedef {NonNullable<InstanceType<typeof import('jest-environment-jsdom').TestEnvironment>['dom']>} Dom */

/**
 * What jsdom keeps behind an object of the page.
 * @param {any} object
 */
function innerOf(object) {
  const isKey = (/** @type {symbol} */ { description }) => description === 'impl';
  return object[/** @type {symbol} */ (Object.getOwnPropertySymbols(object).find(isKey))];
}

/** @param {object} target */
function forgetListeners(target) {
  const impl = innerOf(target);
  impl._eventListeners = Object.create(null);
  impl._initGlobalEvents?.();
  if (impl._registeredObserverList) impl._registeredObserverList = [];
}

/**
 * An error that nobody listens for fails the test. Jest's own listener counts others as they come and go, not those that end
 * with their file.
 * @param {Dom} dom
 */
function tellErrors(dom) {
  const inner = innerOf(dom.getInternalVMContext());
  dom.window.addEventListener('error', ({ error }) => {
    if (error && inner._eventListeners.error.length === 1) process.emit('uncaughtException', error);
  });
}

module.exports = { forgetListeners, tellErrors };
