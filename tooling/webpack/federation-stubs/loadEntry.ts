import { loadScript } from '@module-federation/runtime-core';

type Remote = {
  name: string;
  entry: string;
  entryGlobalName?: string;
  type?: string;
  shareScope?: string;
};
type Entry = object;
type Script = { script: HTMLScriptElement; timeout: number };
type Asked = {
  origin: { loaderHook: { lifecycle: { createScript: { emit(about: object): Script } } } };
  remoteInfo: Required<Remote>;
  remoteEntryExports?: Entry;
};

const loading = new Map<string, Promise<Entry>>();

export const getRemoteEntryUniqueKey = ({ name, entry }: Remote) => `${name}:${entry}`;

/** What a remote's entry leaves on the page: here each is a script. One that did not come is asked for again by the next call. */
export async function getRemoteEntry(asked: Asked): Promise<Entry> {
  const { remoteInfo, remoteEntryExports } = asked;
  const key = getRemoteEntryUniqueKey(remoteInfo);
  const entry = remoteEntryExports ?? loading.get(key) ?? load(asked);
  if (!(entry instanceof Promise)) return entry;
  loading.set(key, entry);
  entry.catch(() => loading.delete(key));
  return entry;
}

async function load({ origin, remoteInfo }: Asked): Promise<Entry> {
  const { entry: url, entryGlobalName } = remoteInfo;
  const known = () => (globalThis as Record<string, unknown>)[entryGlobalName] as Entry | undefined;
  if (!known())
    await loadScript(url, {
      attrs: {},
      createScriptHook: () => origin.loaderHook.lifecycle.createScript.emit({ url, remoteInfo }),
    }).catch((cause: unknown) => {
      throw new Error(`RUNTIME-008 ${url}`, { cause });
    });
  const found = known();
  if (!found) throw new Error(`RUNTIME-001 ${url} leaves no ${entryGlobalName}`);
  return found;
}

export const getRemoteInfo = (remote: Remote) => ({
  ...remote,
  type: remote.type ?? 'global',
  entryGlobalName: remote.entryGlobalName ?? remote.name,
  shareScope: remote.shareScope ?? 'default',
});

export const isEsmRemoteType = () => false;
