import { browserSources, readSource, styleSheets } from './testing/browserSources';

const screens = browserSources.filter(
  (file) => file.endsWith('.tsx') && !/\.test\.|^shared-ui\/src\/samples/.test(file),
);

test('the amber button publishes, and does nothing else', () => {
  const amber = screens.filter((file) =>
    /variant(?:="accent"|=\{[^}]*'accent')/.test(readSource(file)),
  );
  expect(amber.toSorted()).toEqual([
    'remote-admin/src/write-posts/components/PublishPanel.tsx', // "Publicați acum"
    'remote-listings/src/sell/components/PublishPanel.tsx', // "Publicați anunțul"
  ]);
});

test('amber is the colour of selling and of a price that fell', () => {
  const grounds = styleSheets.filter((sheet) =>
    /background(?:-color)?: var\(--accent(?:-surface)?\)/.test(readSource(sheet)),
  );
  expect(grounds.toSorted()).toEqual([
    'remote-listings/src/components/ListingTile.module.css', // a price that fell
    'shared-ui/src/actions/Button.module.css',
    'shared-ui/src/display/Badge.module.css',
    'shell/src/frame/Header.module.css', // "Adauga anunț"
  ]);
});
