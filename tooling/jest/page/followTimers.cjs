/** What a page plans for later, and what ends it. */
const kinds = /** @type {const} */ ([
  ['setTimeout', 'clearTimeout'],
  ['setInterval', 'clearInterval'],
  ['requestAnimationFrame', 'cancelAnimationFrame'],
]);

/**
 * Follows what a page plans, so that it can end with a file. What is to run at once does run: React counts on that, and
 * plans nothing more before.
 * @param {import('./listeners.cjs').Dom['window']} window
 */
module.exports = function followTimers(window) {
  /** @type {(() => void)[]} */
  const planned = [];
  for (const [name, endName] of kinds) {
    const start = /** @type {(...given: any[]) => number} */ (window[name]);
    const end = window[endName];
    Object.assign(window, {
      [name](/** @type {unknown[]} */ ...given) {
        const id = start(...given);
        if (name !== 'setTimeout' || Number(given[1]) > 0) planned.push(() => end(id));
        return id;
      },
    });
  }
  return () => {
    for (const end of planned.splice(0)) end();
  };
};
