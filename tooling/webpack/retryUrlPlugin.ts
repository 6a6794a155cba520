import { pageState } from '@anunturi/shared-contract/page/pageState';

type FileNameOf = (chunkId: string | number) => string;

/** How webpack's own run time names the file of a chunk: scripts (`u`), style sheets (`miniCssF`). */
declare const __webpack_require__: { u?: FileNameOf; miniCssF?: FileNameOf };

/**
 * Runs inside every build. After a script or style sheet hung or failed, a browser may answer the same address from its
 * own memory of the failure; the page raises `__chunkRetry` and the next attempt asks for a new address.
 */
export default function retryUrlPlugin() {
  for (const kind of ['u', 'miniCssF'] as const) {
    const original = __webpack_require__[kind];
    if (!original) continue;
    __webpack_require__[kind] = (chunkId) => {
      const retry = pageState.__chunkRetry;
      return retry ? `${original(chunkId)}?r=${retry}` : original(chunkId);
    };
  }
  return { name: 'retry-url' };
}
