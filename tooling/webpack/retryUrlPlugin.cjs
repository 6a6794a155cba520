/* global __webpack_require__ */
/**
 * Runs inside each remote. After a chunk hung or failed, a browser may answer the same address from its own memory of
 * the failure; the host raises `__chunkRetry` and the next attempt asks for a new address.
 */
module.exports = function retryUrlPlugin() {
  const fileName = __webpack_require__.u;
  __webpack_require__.u = (chunkId) => {
    const retry = globalThis.__chunkRetry;
    return retry ? `${fileName(chunkId)}?r=${retry}` : fileName(chunkId);
  };
  return { name: 'retry-url' };
};
