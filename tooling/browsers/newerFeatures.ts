import type { Identifier, SupportStatement } from '@mdn/browser-compat-data';
import type { BrowserFloor } from './browserFloor';

/** What some browser of the floor lacks, by how a program names it. */
export type NewerFeatures = {
  /** `Iterator` */
  globals: Set<string>;
  /** `URL.canParse`, `navigator.share` */
  statics: Set<string>;
  /** `toSorted` of a value of the language; a name that anything older has as well is left out, and so is all that iterators have. */
  members: Set<string>;
  /** `:open` without its colons. */
  selectors: Set<string>;
  /** `scope` of `@scope`. */
  atRules: Set<string>;
};

type CompatData = {
  api: Identifier;
  javascript: Identifier;
  webassembly: Identifier;
  css: Identifier;
};

/** Interfaces of which there is one object, and its name. What other objects of the browser have, no name tells. */
const instances: Record<string, string> = {
  Document: 'document',
  History: 'history',
  Location: 'location',
  Navigator: 'navigator',
  Performance: 'performance',
  StorageManager: 'storage',
};

/** Their members are called without their name. */
const ofEverything = new Set(['Window', 'WorkerGlobalScope', 'globalThis']);

/** Reads from the compatibility data of MDN what is newer than the floor. */
export function newerFeatures(
  { api, javascript, webassembly, css }: CompatData,
  floor: BrowserFloor,
): NewerFeatures {
  const newer: NewerFeatures = {
    globals: new Set(),
    statics: new Set(),
    members: new Set(),
    selectors: namesOf(css.selectors),
    atRules: namesOf(css['at-rules']),
  };
  const old = new Set<string>();
  const isBuiltin = (name: string) => name in javascript.builtins!;
  for (const [name, feature] of [
    ...below(javascript.builtins),
    ...below(webassembly.api),
    ...below(api),
  ]) {
    const isWhollyNewer = isNewer(feature);
    if (isWhollyNewer) newer.globals.add(name);
    for (const [key, member] of below(feature)) {
      if (key === name || /_event$|^@@/.test(key)) continue;
      const plain = key.replace(/_static$/, '');
      if (!isNewer(member)) old.add(plain);
      else if (ofEverything.has(name)) newer.globals.add(plain);
      else if (instances[name]) newer.statics.add(`${instances[name]}.${plain}`);
      else if (isBuiltin(name) && !isWhollyNewer) {
        // The data do not tell apart what a builtin has itself and what its values have.
        newer.statics.add(`${name}.${plain}`);
        if (name !== 'Iterator') newer.members.add(plain);
      } else if (key !== plain) newer.statics.add(`${name}.${plain}`);
    }
  }
  for (const name of old) newer.members.delete(name);
  return newer;

  function isNewer(feature: Identifier): boolean {
    const { __compat } = feature;
    if (!__compat || __compat.status?.standard_track === false) return false;
    return Object.entries(floor).some(([browser, version]) => {
      const support = __compat.support[browser as keyof BrowserFloor];
      return support !== undefined && !isSupported(support, version);
    });
  }

  function namesOf(features: Identifier | undefined): Set<string> {
    return new Set(
      below(features)
        .filter(([, feature]) => isNewer(feature))
        .map(([name]) => name),
    );
  }
}

const below = (feature: Identifier | undefined) =>
  Object.entries(feature ?? {}).filter(([name]) => name !== '__compat') as [string, Identifier][];

const isSupported = (support: SupportStatement, version: number): boolean =>
  [support].flat().some(({ version_added, version_removed, flags, prefix, alternative_name }) => {
    if (flags || prefix || alternative_name) return false;
    return numberOf(version_added) <= version && version < numberOf(version_removed);
  });

/** What no version has, or the next one only, is infinitely far; `≤79` was there by 79. */
const numberOf = (version: string | false | null | undefined) =>
  typeof version === 'string' && version !== 'preview'
    ? Number.parseFloat(version.replace('≤', ''))
    : Infinity;
