import { documentPaths } from './documentPaths';

const shown = new Set([
  documentPaths.listings,
  documentPaths.profiles,
  documentPaths.categories,
  documentPaths.blogPosts,
  'blogRedirects',
  'settings',
]);
/** Below a listing only the history of its price is for everybody; the other parts are counters and private. */
const PRICE_HISTORY = /^listings\/[^/]+\/priceHistory\//;

/** Whether a page for everybody may show the document at `path`. */
export function isShownPublicly(path: string): boolean {
  const [collection = '', , ...below] = path.split('/');
  return shown.has(collection) && (below.length === 0 || PRICE_HISTORY.test(path));
}
