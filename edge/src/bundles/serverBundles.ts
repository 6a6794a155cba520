import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { PageConfig } from '@anunturi/shared-contract/page/pageConfigSchema';
import { type PageData, pageDataSchema } from '@anunturi/shared-contract/page/pageDataSchema';
import type { PageRequest } from '@anunturi/shared-contract/page/ServerBundle';
import type { ShellFiles } from '@anunturi/shared-contract/page/shellFilesSchema';
import type { FirebaseConfig } from '@anunturi/shared-contract/site/firebaseConfigSchema';
import type { RemoteRelease } from '@anunturi/shared-contract/registry/remoteReleaseSchema';
import { LRUCache } from 'lru-cache';
import type { ReadAppCheckToken } from '../app-check/createAppCheckToken';
import { checkedAddresses } from '../app-check/showAppCheck';
import { BundleLeftAlone, createBundleProcesses } from './bundleProcesses';
import { errorLog } from '../health/errorLog';
import type { Said } from './startBundleProcess';
import { createWholeRequests } from './wholeRequests';

/** A process that takes longer for one answer is looked at. */
const LIMIT_MS = 2500;
/** What a bundle may hold in its heap, and as much again in buffers. */
const MEMORY_MB = 256;

type Options = {
  shellFolder: string;
  releasesFolder: string;
  firebase: FirebaseConfig;
  siteOrigin: string;
  readAppCheckToken?: ReadAppCheckToken;
  /** A page may take longer: so may what renders it. */
  renderLimitMs?: number;
  limitMs?: number;
  memoryMb?: number;
  /** Whether markup is kept for the same data (false: for measuring). */
  keepsMarkup?: boolean;
};

/** Signs of markup that are kept of the shell; a frame has about fifteen thousand. */
const KEPT_LENGTH = 8_000_000;
/** The same of remotes, with the data they were rendered from: a hundred thousand a page. */
const KEPT_OF_REMOTES = 16_000_000;

/** Stands in the shell's markup where the remote's belongs; nobody else can say it. */
const REMOTE_PLACE = randomUUID();

/** The shell's frame with a remote's markup in its place, where it has one. */
export const fillFrame = (frame: string, markup: string): string =>
  frame.replace(REMOTE_PLACE, () => markup);

/** Who waits for an answer: until when (of `performance.now`), and whom to tell that there is none. */
type Asker = {
  untilMs?: number;
  onFailure?: (kind: 'data' | 'rendering', error: Error) => void;
};
/** `pageJson`: the page as it came; `dataJson`: the first data by load key; `markup` is undefined where there is none. */
type RenderedRemote = {
  page: Omit<PageData, 'data'>;
  pageJson: string | undefined;
  dataJson: string;
  markup: Promise<string | undefined>;
};
type RemotePage = { release: RemoteRelease; request: PageRequest };
/** `stamp`: of what is live, the registry and the shell's release. */
type Place = { pathname: string; search: string; shell: ShellFiles; stamp: string };

/**
 * The server bundles of the live releases and of the shell: first data and markup of pages. Null where there is none, or it
 * fails, hangs or answers nonsense.
 */
export function createServerBundles(
  {
    shellFolder,
    releasesFolder,
    // How browsers are checked is none of a bundle's: it shows what the server has.
    firebase: { appCheck: _ofBrowsers, ...firebase },
    siteOrigin,
    readAppCheckToken,
    renderLimitMs = 0,
    limitMs = Math.max(LIMIT_MS, renderLimitMs),
    memoryMb = MEMORY_MB,
    keepsMarkup = true,
  }: Options,
  readShellFiles: () => Promise<ShellFiles>,
) {
  const processes = createBundleProcesses({
    limitMs,
    memoryMb,
    ...(readAppCheckToken && {
      appCheck: { readToken: readAppCheckToken, addresses: checkedAddresses(firebase, siteOrigin) },
    }),
  });
  const frames = new LRUCache<string, string>({
    maxSize: KEPT_LENGTH,
    sizeCalculation: (markup) => markup.length,
  });
  const screens = new LRUCache<string, { dataJson: string; markup: string }>({
    maxSize: KEPT_OF_REMOTES,
    sizeCalculation: ({ dataJson, markup }) => dataJson.length + markup.length + 1,
  });
  const wholeRequests = createWholeRequests();
  const bundleOf = ({ name, version, server, serverIntegrity }: RemoteRelease) =>
    server && {
      name,
      file: join(releasesFolder, name, version, server),
      firebase,
      siteOrigin,
      ...(serverIntegrity && { integrity: serverIntegrity }),
    };
  const shellBundle = ({ server }: ShellFiles) =>
    server && { name: 'the shell', file: join(shellFolder, server) };
  const hasScript = ({ entries }: ShellFiles) => entries.main.length > 0;
  const note = (error: unknown, kind: 'data' | 'rendering', { release, request }: RemotePage) => {
    if (error instanceof BundleLeftAlone) return; // what happened was said when it did
    errorLog.note(release, kind, request.screen);
    console.error(
      `The server bundle of ${release.name} ${release.version} failed on ${request.screen} (${kind}).`,
      error,
    );
  };

  /**
   * The shell around a place for the remote's markup: it shows nothing of its data, and waits for neither. What it was once
   * rendered from gives the same again.
   */
  async function renderFrame(
    config: Omit<PageConfig, 'data'>,
    { pathname, search, shell, stamp }: Place,
    remote?: RemotePage,
    { untilMs = Infinity }: Asker = {},
  ): Promise<string | null> {
    try {
      const bundle = shellBundle(shell);
      if (!bundle) return null;
      const { registry: _ofStamp, ...shown } = config;
      const key = JSON.stringify([bundle.file, stamp, shown, pathname, search, Boolean(remote)]);
      const known = frames.get(key);
      if (known) return known;
      const page = {
        config: { ...config, data: {} },
        pathname,
        search,
        ...(remote && { remoteMarkup: REMOTE_PLACE }),
      };
      const markup = checkMarkup(await processes.ask(bundle, untilMs, 'render', page));
      if (markup) frames.set(key, markup);
      return markup ?? null;
    } catch (error) {
      if (!(error instanceof BundleLeftAlone))
        console.error(`The shell could not render ${remote?.release.name ?? pathname}.`, error);
      return null;
    }
  }

  return {
    /** What bundles keep between pages is asked for anew from now on. */
    forget: processes.forget,
    /**
     * A public page of a remote: first data, head and status, and the markup that is rendered from them. Data that are the same
     * as last time are not rendered again: most changes of the market are none of this page.
     */
    async renderRemote(
      remote: RemotePage,
      {
        untilMs = Infinity,
        onFailure = () => {},
        isRendered,
      }: Asker & { isRendered?: boolean } = {},
    ): Promise<RenderedRemote | null> {
      const bundle = bundleOf(remote.release);
      if (!bundle) return null;
      const key = JSON.stringify([bundle.file, remote.request]);
      const known = screens.get(key);
      const asked = processes.askPage(bundle, untilMs, remote.request, {
        isRendered,
        known: known?.dataJson,
      });
      asked.markup.catch(() => undefined); // told when it is waited for
      try {
        const { value, json, dataJson = '{}' } = await asked.page;
        if (value === undefined || value === null) return null;
        if (!dataJson.startsWith('{')) throw new Error('its first data must be named');
        const page = pageDataSchema.parse(value);
        const keep = (said: Said) => {
          if (said.isSame) return known?.markup;
          const markup = checkMarkup(said);
          if (markup !== undefined && keepsMarkup) screens.set(key, { dataJson, markup });
          if (markup !== undefined && page.status === undefined)
            wholeRequests.note(remote.release, remote.request);
          return markup;
        };
        const markup = asked.markup.then(keep).catch((error: Error) => {
          note(error, 'rendering', remote);
          onFailure('rendering', error);
          return undefined;
        });
        return { page, pageJson: json, dataJson, markup };
      } catch (error) {
        note(error, 'data', remote);
        onFailure('data', error as Error);
        return null;
      }
    },
    renderFrame,
    /** A page at which a release can be tried on a screen; undefined where none is known. */
    requestOf: wholeRequests.find,
    /** Whether the shell is there and its bundle answers, and each of these releases' (true for one without a bundle). */
    async probe(releases: readonly RemoteRelease[]) {
      const isAlive = async (bundle: ReturnType<typeof shellBundle>) => {
        if (!bundle) return true;
        return processes.ask(bundle, Infinity, 'isAlive').then(
          () => true,
          () => false,
        );
      };
      const [shell, ...remotes] = await Promise.all([
        readShellFiles().then((files) => hasScript(files) && isAlive(shellBundle(files))),
        ...releases.map((release) => isAlive(bundleOf(release))),
      ]);
      return {
        shell: shell === true,
        remotes: Object.fromEntries(releases.map(({ name }, at) => [name, remotes[at] === true])),
      };
    },
  };
}

function checkMarkup({ value }: Said): string | undefined {
  if (value === undefined || typeof value === 'string') return value;
  throw new Error('markup must be text');
}
