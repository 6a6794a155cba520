/** One text of a source file, and what stands there in a broken build. */
export type Edit = { file: string; find: string; replace: string };

/** What is broken in the sources of a remote. */
export const brokenKinds = ['screen', 'hook', 'lazy part', 'data function', 'style'] as const;
export type BrokenKind = (typeof brokenKinds)[number];

/** Name of the browser's mark that a broken build leaves each time its broken code is run. */
export const BROKEN_MARK = 'broken';
/** A custom property that a broken style gives to what it is applied to. */
export const BROKEN_STYLE = '--broken';

const marks = `performance.mark('${BROKEN_MARK}');`;
const throws = `{ ${marks} throw new Error('stricat'); }`;

/** Throws as the first thing that a function does. */
const throwsIn = (file: string, head: string): Edit => ({
  file,
  find: head,
  replace: `${head} ${throws}`,
});

/** Throws when its file is run, which is downloaded apart. */
const throwsAsLoaded = (file: string, name: string): Edit => ({
  file,
  find: `export function ${name}(`,
  replace: `${throws}\nexport function ${name}(`,
});

/** Makes a part of a screen one that is downloaded apart, and breaks its file. */
const brokenApart = (folder: string, screen: string, name: string): Edit[] => {
  const path = `components/${name}`;
  return [
    {
      file: `${folder}/${screen}.tsx`,
      find: `import { ${name} } from './${path}';`,
      replace: `import { lazyComponent as downloadedApart } from '@anunturi/shared-runtime/loading/lazyComponent';
const ${name} = downloadedApart(() => import('./${path}').then((file) => file.${name}));`,
    },
    throwsAsLoaded(`${folder}/${path}.tsx`, name),
  ];
};

const hides = (file: string, within: string): Edit => ({
  file,
  find: within,
  replace: `${within} ${BROKEN_STYLE}: 1; display: none !important;`,
});

const screens = {
  listings: throwsIn(
    'remote-listings/src/browse/AllListingsScreen.tsx',
    'export function AllListingsScreen() {',
  ),
  documents: throwsIn(
    'remote-documents/src/calculate-tax/CalculatorScreen.tsx',
    'export function CalculatorScreen() {',
  ),
  blog: throwsIn('remote-blog/src/browse/BlogScreen.tsx', 'export function BlogScreen() {'),
  admin: throwsIn(
    'remote-admin/src/dashboard/AdminDashboardScreen.tsx',
    'export function AdminDashboardScreen() {',
  ),
};

/**
 * What is changed, by remote and kind, in the sources of the screen that the containment looks at. A style alone fails
 * nothing: its build throws as well, so that there is something to try again.
 */
export const brokenBuilds: Record<keyof typeof screens, Record<BrokenKind, Edit[]>> = {
  listings: {
    screen: [screens.listings],
    hook: [
      throwsIn(
        'remote-listings/src/browse/behaviour/usePreviousPage.ts',
        'const { after, filters } = address;',
      ),
    ],
    'lazy part': brokenApart('remote-listings/src/browse', 'AllListingsScreen', 'ResultCount'),
    'data function': [
      throwsIn(
        'remote-listings/src/data/lists/askSearchEngine.ts',
        'const origin = firebaseConfig().emulatorOrigin ?? siteOrigin;',
      ),
    ],
    style: [
      hides(
        'remote-listings/src/browse/AllListingsScreen.module.css',
        '.heading {\n  display: flex;',
      ),
      screens.listings,
    ],
  },
  documents: {
    screen: [screens.documents],
    hook: [
      throwsIn(
        'remote-documents/src/calculate-tax/behaviour/useCalculator.ts',
        'export function useCalculator() {',
      ),
    ],
    'lazy part': brokenApart(
      'remote-documents/src/calculate-tax',
      'CalculatorScreen',
      'TaxResultPanel',
    ),
    // It answers what nobody can use, with the page already.
    'data function': [
      {
        file: 'remote-documents/src/calculate-tax/data/localTaxes.ts',
        find: 'export async function findLocalTaxes(): Promise<LocalTaxes> {',
        replace: `export async function findLocalTaxes() { ${marks} return {};`,
      },
    ],
    style: [
      hides('remote-documents/src/calculate-tax/CalculatorScreen.module.css', '.notes {'),
      screens.documents,
    ],
  },
  blog: {
    screen: [screens.blog],
    hook: [
      throwsIn(
        'remote-blog/src/data/usePosts.ts',
        'export function usePosts(address: BlogAddress): Loadable<PostPage> {',
      ),
    ],
    'lazy part': brokenApart('remote-blog/src/browse', 'BlogScreen', 'TagBar'),
    'data function': [
      throwsIn('remote-blog/src/data/findPosts.ts', 'return withMarketErrors(async () => {'),
    ],
    style: [
      hides('remote-blog/src/browse/components/TagBar.module.css', '.bar {\n  display: grid;'),
      screens.blog,
    ],
  },
  admin: {
    screen: [screens.admin],
    hook: [
      throwsIn(
        'remote-admin/src/dashboard/behaviour/useOverview.ts',
        'export function useOverview() {',
      ),
    ],
    'lazy part': [
      throwsAsLoaded('remote-admin/src/dashboard/components/FigureChart.tsx', 'FigureChart'),
    ],
    'data function': [
      throwsIn(
        'remote-admin/src/data/readOverview.ts',
        'export async function readOverview(days: number, nowMs: number): Promise<Overview> {',
      ),
    ],
    style: [
      hides('remote-admin/src/dashboard/components/FiguresPanel.module.css', '.figure {'),
      screens.admin,
    ],
  },
};
