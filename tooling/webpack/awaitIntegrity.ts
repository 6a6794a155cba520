import { pageState } from '@anunturi/shared-contract/page/pageState';

/** How webpack's own run time loads a chunk, where from, and which chunks are files. */
declare const __webpack_require__: {
  e: (chunkId: string | number) => Promise<unknown>;
  u: (chunkId: string | number) => string;
  p: string;
  federation: { chunkMatcher?: (chunkId: string | number) => boolean };
};

/**
 * Runs inside every build: a chunk is asked for once the shell knows what it must hash to. `IntegrityPlugin`
 * sets the hash; of a development server none is known.
 */
export default function awaitIntegrity() {
  const { e: load, federation } = __webpack_require__;
  __webpack_require__.e = (chunkId) => {
    const isFile = federation.chunkMatcher?.(chunkId) ?? true;
    const known =
      isFile && pageState.__integrity?.(__webpack_require__.p + __webpack_require__.u(chunkId));
    return known instanceof Promise ? known.then(() => load(chunkId)) : load(chunkId);
  };
  return { name: 'await-integrity' };
}
