const { AsyncLocalStorage } = require('node:async_hooks');

/** @type {Set<AsyncLocalStorage<unknown>>} */
const begun = new Set();
const { run } = AsyncLocalStorage.prototype;
/** @this {AsyncLocalStorage<unknown>} */
AsyncLocalStorage.prototype.run = function (/** @type {Parameters<typeof run>} */ ...args) {
  begun.add(this);
  return Reflect.apply(run, this, args);
};

/**
 * Ends the contexts that a file's tests ran in. Jest has one for each file and leaves it open: before Node 24 every promise of
 * the files after it is handed through all of them.
 */
module.exports = function endContexts() {
  for (const context of begun) context.disable();
  begun.clear();
};
