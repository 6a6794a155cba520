import type { RemoteRelease } from '@anunturi/shared-contract/registry/remoteReleaseSchema';
import type { ShellFiles } from '@anunturi/shared-contract/page/shellFilesSchema';
import type { Hashes, HashReader } from './readHashes';
import type { InlineStyle, StyleReader } from './readInlineStyle';

export type PageFiles = {
  /** Style sheets that the first paint waits for. `loadedAs` is the address under which a remote's script would ask for one. */
  styles: { href: string; loadedAs?: string; integrity?: string; inline?: InlineStyle | null }[];
  scripts: { src: string; integrity?: string }[];
  /** Scripts and styles that the page will ask for next, in order. */
  preloads: { href: string; integrity?: string }[];
  /** What a rendered page shows comes before its scripts and what is preloaded, its picture too (`startScript`). */
  isHeld: boolean;
};

type Page = {
  shell: ShellFiles;
  /** What the shell's files must hash to; null where that is not known. */
  shellHashes: Hashes | null;
  shellUrl: string;
  siteOrigin: string;
  release: RemoteRelease | undefined;
  screen: string | undefined;
  isRendered: boolean;
  readStyle: StyleReader;
  readHashes: HashReader;
};

/** The shell's files, the remote's entry, its lifecycles and the files of the one screen that is asked for. */
export async function pageFiles({
  shell,
  shellHashes,
  shellUrl,
  siteOrigin,
  release,
  screen,
  isRendered,
  readStyle,
  readHashes,
}: Page): Promise<PageFiles> {
  const ofShell = (file: string) => ({
    file,
    href: absolute(shellUrl)(file),
    integrity: shellHashes?.[file.replace(/^\//, '')],
  });
  const main = shell.entries.main.map(ofShell);
  const own = release ? [] : ((screen && shell.chunks[screen]) || []).map(ofShell);
  const remote = release
    ? [
        ...new Set([
          release.entry,
          ...release.files.lifecycles,
          ...((screen && release.files.screens[screen]) || []),
        ]),
      ]
    : [];
  const isChecked = release?.manifestIntegrity !== undefined;
  const hashes = (isChecked && (await readHashes(release))) || {};
  const integrityOf = (file: string) =>
    file === release?.entry ? release.integrity : hashes[file];
  /** A style sheet with other bytes than the release names is linked: browsers refuse it. */
  const sound = async (file: string, reading: ReturnType<StyleReader>) => {
    const style = await reading;
    return !isChecked || style?.integrity === integrityOf(file) ? style : null;
  };
  const first = (file: string) => isRendered && isStyle(file);
  const hint = (file: string) => ({
    href: absolute(release?.url ?? '/')(file),
    integrity: integrityOf(file),
  });
  return {
    styles: [
      ...[
        ...main.filter(({ file }) => isStyle(file)),
        ...own.filter(({ file }) => first(file)),
      ].map(({ href, integrity }) => ({ href, integrity })),
      ...(release
        ? await Promise.all(
            remote.filter(first).map(async (file) => ({
              href: hint(file).href,
              loadedAs: new URL(hint(file).href, siteOrigin).href,
              integrity: integrityOf(file),
              inline: await sound(file, readStyle(release, file)),
            })),
          )
        : []),
    ],
    scripts: main
      .filter(({ file }) => !isStyle(file))
      .map(({ href, integrity }) => ({ src: href, integrity })),
    preloads: [
      ...own.filter(({ file }) => !first(file)).map(({ href, integrity }) => ({ href, integrity })),
      // A script that is checked would not use a hint without its hash, and come twice.
      ...remote
        .filter((file) => !first(file) && (!isChecked || integrityOf(file) !== undefined))
        .map(hint),
    ],
    isHeld: isRendered,
  };
}

const isStyle = (file: string) => file.endsWith('.css');

const absolute = (base: string) => (file: string) =>
  /^https?:/.test(file) ? file : base + file.replace(/^\//, '');
