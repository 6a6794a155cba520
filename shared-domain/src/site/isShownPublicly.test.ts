import { documentPaths } from './documentPaths';
import { isShownPublicly } from './isShownPublicly';

test.each([
  documentPaths.listing('a'),
  documentPaths.priceHistoryEntry('a', 1),
  documentPaths.profile('u'),
  documentPaths.category('auto'),
  documentPaths.blogPost('articol'),
  documentPaths.blogRedirect('vechi'),
  documentPaths.settings('site'),
])('a page for everybody may show %s', (path) => {
  expect(isShownPublicly(path)).toBe(true);
});

test.each([
  documentPaths.listingCounters('a'),
  documentPaths.listingContact('a'),
  documentPaths.user('u'),
  documentPaths.favourite('u', 'a'),
  documentPaths.message('c', 'm'),
  documentPaths.report('r'),
])('no page for everybody shows %s', (path) => {
  expect(isShownPublicly(path)).toBe(false);
});
