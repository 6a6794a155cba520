import type { Imports } from './readImports';

export type Affected = {
  /** Why everything is to be tested; null when only what follows is. */
  whole: string | null;
  /** Folders of packages with a file that changed, or that imports one that did, however far away. */
  packages: string[];
  /** Unit tests among those files. */
  tests: string[];
  /** Folders of `e2e/journeys`; null for all of them. */
  journeys: string[] | null;
};

type Repository = { imports: Imports; workspaces: readonly string[]; remotes: readonly string[] };

/** What decides for everything, and no file imports. */
const OF_EVERYTHING =
  /^(package(-lock)?\.json|tsconfig[^/]*\.json|jest\.config\.cjs|firebase\.json|\.npmrc|\.nvmrc|\.browserslistrc|\.ci\/.*|\.github\/workflows\/.*|[^/]+\/package\.json|tooling\/(jest|test)\/.*)$/;
/** Words for people: the tests of documents alone read them. */
const DOCUMENT = /(^docs\/|\.md$|^\.github\/|^\.vscode\/|^LICEN[CS]E|^\.git)/;
const DOCUMENT_TESTS = 'tooling/documents/';
const UNIT_TEST = /\.test\.tsx?$/;
/** What no visitor meets, whatever it does. */
const BESIDE_PRODUCT =
  /^(e2e\/|tooling\/(affected|changelog|dependencies|documents|icons|new-site|on-demand|texts)\/)/;
/** Journeys through the whole product, whichever part of it changed. */
const EVERYWHERE = ['accessibility', 'pages', 'platform'];

/**
 * What a change touches: the files that changed and every file that imports one of them, directly or through others. A file
 * that no program imports (a style sheet, a rules file, a template) stands for its whole package.
 * @param changed paths from the root, those of deleted files too
 */
export function findAffected(
  changed: readonly string[],
  { imports, workspaces, remotes }: Repository,
): Affected {
  const decisive = changed.find((file) => OF_EVERYTHING.test(file));
  if (decisive) return everything(`${decisive} changed`);
  const importers = invert(imports);
  const reached = new Set<string>();
  const add = (file: string) => {
    if (reached.has(file)) return;
    reached.add(file);
    for (const importer of importers.get(file) ?? []) add(importer);
  };
  for (const file of changed) {
    const owner = workspaces.find((folder) => file.startsWith(`${folder}/`));
    if (DOCUMENT.test(file)) {
      for (const each of imports.keys()) if (each.startsWith(DOCUMENT_TESTS)) add(each);
    } else if (imports.has(file) || importers.has(file)) add(file);
    else if (!owner) return everything(`${file} belongs to no package`);
    else if (owner === 'rules') return everything(`${file} is read by path`);
    else if (!UNIT_TEST.test(file))
      for (const each of imports.keys()) if (each.startsWith(`${owner}/`)) add(each);
  }
  const files = [...reached].filter((file) => imports.has(file)).sort();
  const isOfProduct = (file: string) => !UNIT_TEST.test(file) && !BESIDE_PRODUCT.test(file);
  const folderOf = (file: string) => workspaces.find((each) => file.startsWith(`${each}/`)) ?? '';
  const touched = [...new Set(files.filter(isOfProduct).map(folderOf))];
  return {
    whole: null,
    packages: [...new Set(files.map(folderOf))].filter(Boolean).sort(),
    tests: files.filter((file) => UNIT_TEST.test(file)),
    journeys: journeysOf(files, { touched, remotes }),
  };
}

const everything = (whole: string): Affected => ({
  whole,
  packages: [],
  tests: [],
  journeys: null,
});

/** A remote's change is met by its own journeys and those through everything; any other part's by all. */
function journeysOf(
  files: readonly string[],
  { touched, remotes }: { touched: readonly string[]; remotes: readonly string[] },
): string[] | null {
  const changed = files.flatMap((file) => /^e2e\/journeys\/([^/]+)\//.exec(file)?.[1] ?? []);
  const isRemote = (folder: string) => remotes.some((name) => folder === `remote-${name}`);
  if (!touched.every(isRemote)) return null;
  const own = touched.map((folder) => folder.replace(/^remote-/, ''));
  return [...new Set([...own, ...(own.length > 0 ? EVERYWHERE : []), ...changed])].sort();
}

function invert(imports: Imports): Map<string, string[]> {
  const importers = new Map<string, string[]>();
  for (const [file, imported] of imports)
    for (const each of imported) importers.set(each, [...(importers.get(each) ?? []), file]);
  return importers;
}
