import { join } from 'node:path';
import type { PageConfig } from '@anunturi/shared-contract/page/pageConfigSchema';
import { type PageData, pageDataSchema } from '@anunturi/shared-contract/page/pageDataSchema';
import type { PageRequest } from '@anunturi/shared-contract/page/ServerBundle';
import type { ShellFiles } from '@anunturi/shared-contract/page/shellFilesSchema';
import type { FirebaseConfig } from '@anunturi/shared-contract/site/firebaseConfigSchema';
import type { RemoteRelease } from '@anunturi/shared-contract/registry/remoteReleaseSchema';
import { errorLog } from './errorLog';
import { type BundleThread, startBundleThread } from './startBundleThread';

/** A page waits this long for its first data, and as long for its markup; after that the browser does it itself. */
const LIMIT_MS = 2500;
/** A bundle whose thread ended by itself or had to be ended is left alone for so long. */
const REST_MS = 5000;

type Options = {
  shellFolder: string;
  releasesFolder: string;
  firebase: FirebaseConfig;
  limitMs?: number;
};
type Thread = BundleThread & { file: string };

/**
 * The server bundles of the live releases and of the shell, each in a thread of its own: first data and markup of pages.
 * Null where there is none, or it fails, hangs or answers nonsense. Another version's thread takes the place of the earlier one's.
 */
export function createServerBundles(
  { shellFolder, releasesFolder, firebase, limitMs = LIMIT_MS }: Options,
  readShellFiles: () => Promise<ShellFiles>,
) {
  const threads = new Map<string, Thread>();
  const restsUntilMs = new Map<string, number>();

  function threadOf(name: string, file: string): Thread | null {
    const known = threads.get(name);
    if (known?.file === file) return known;
    if ((restsUntilMs.get(file) ?? 0) > Date.now()) return null;
    restsUntilMs.delete(file);
    known?.retire();
    const onEnd = () => {
      if (threads.get(name) !== thread) return;
      threads.delete(name);
      restsUntilMs.set(file, Date.now() + REST_MS);
    };
    const thread: Thread = {
      file,
      ...startBundleThread({ file, limitMs, onEnd, ...(name === 'shell' ? {} : { firebase }) }),
    };
    threads.set(name, thread);
    return thread;
  }

  const bundleOf = ({ name, version, server }: RemoteRelease) =>
    server ? threadOf(`remote ${name}`, join(releasesFolder, name, version, server)) : null;

  async function shellBundle(): Promise<Thread | null> {
    const { server } = await readShellFiles();
    return server ? threadOf('shell', join(shellFolder, server)) : null;
  }

  return {
    /** What bundles keep between pages is asked for anew from now on. */
    forget(): void {
      for (const thread of threads.values()) thread.ask('forget').catch(() => undefined); // it ends: it forgets
    },
    async load(
      release: RemoteRelease,
      request: PageRequest,
      onFailure = () => {},
    ): Promise<PageData | null> {
      try {
        const said = await bundleOf(release)?.ask('load', request);
        return said === undefined || said === null ? null : pageDataSchema.parse(said);
      } catch (error) {
        console.error(
          `The server bundle of ${release.name} ${release.version} failed on ${request.screen}.`,
          error,
        );
        errorLog.note(release, 'data', request.screen);
        onFailure();
        return null;
      }
    },
    /** The page as markup, of the shell's own screens when no release is named. */
    async render(
      config: PageConfig,
      { pathname, search }: { pathname: string; search: string },
      remote?: { release: RemoteRelease; request: PageRequest },
    ): Promise<string | null> {
      try {
        const remoteMarkup =
          remote &&
          checkMarkup(await bundleOf(remote.release)?.ask('render', remote.request, config.data));
        if (remote && remoteMarkup === undefined) return null;
        return (
          checkMarkup(
            await (
              await shellBundle()
            )?.ask('render', {
              config,
              pathname,
              search,
              ...(remoteMarkup === undefined ? {} : { remoteMarkup }),
            }),
          ) ?? null
        );
      } catch (error) {
        console.error(
          `The page could not be rendered${remote ? ` by ${remote.release.name} ${remote.release.version}, ${remote.request.screen}` : ''}.`,
          error,
        );
        if (remote) errorLog.note(remote.release, 'rendering', remote.request.screen);
        return null;
      }
    },
  };
}

function checkMarkup(value: unknown): string | undefined {
  if (value === undefined || typeof value === 'string') return value;
  throw new Error('markup must be text');
}
