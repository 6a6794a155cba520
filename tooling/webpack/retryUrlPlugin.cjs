/* global __webpack_require__ */
/**
 * Runs inside every build. After a script or style sheet hung or failed, a browser may answer the same address from its
 * own memory of the failure; the page raises `__chunkRetry` and the next attempt asks for a new address.
 */
module.exports = function retryUrlPlugin() {
  for (const fileNameOf of ['u', 'miniCssF']) {
    const original = __webpack_require__[fileNameOf];
    if (!original) continue;
    __webpack_require__[fileNameOf] = (chunkId) => {
      const retry = globalThis.__chunkRetry;
      return retry ? `${original(chunkId)}?r=${retry}` : original(chunkId);
    };
  }
  return { name: 'retry-url' };
};
