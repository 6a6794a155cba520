import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteRelease } from '@anunturi/shared-contract/registry/remoteReleaseSchema';
import type { TelemetryReport } from '@anunturi/shared-contract/telemetry/TelemetryReport';
import { copySite } from '../support/releases/copySite';
import { integrityOf } from '../support/releases/integrityOf';
import { startSite } from '../support/startSite';

const STATUS_TOKEN = 'containment';

type Registry = { remotes: Record<string, RemoteRelease> };

/** A running product with releases of its own, which a test may break. */
export async function startBreakableSite() {
  const { data, files, remove } = await copySite();
  const site = await startSite(data, {
    FILES_FOLDER: files,
    STATUS_TOKEN,
    PROXIES: '1', // each cell says where it comes from
  });
  const registryFile = join(files, 'registry.json');
  const whole = await readFile(registryFile, 'utf8');
  const registry = JSON.parse(whole) as Registry;
  const write = (text: string) => writeFile(registryFile, text);

  /** Makes a changed copy of a remote's release live; its entry is what `change` makes of the text. */
  async function releaseBroken(
    name: string,
    change: (entry: string) => string,
    other: Partial<RemoteRelease> = {},
  ): Promise<RemoteRelease> {
    const live = registry.remotes[name]!;
    const version = `9.9.9-${Math.random().toString(36).slice(2)}`;
    const copy = join(files, 'releases', name, version);
    await cp(join(files, 'releases', name, live.version), copy, { recursive: true });
    for (const twin of ['br', 'gz']) await rm(join(copy, `${live.entry}.${twin}`), { force: true });
    const entry = change(await readFile(join(copy, live.entry), 'utf8'));
    await writeFile(join(copy, live.entry), entry);
    const listed = {
      ...live,
      version,
      url: `/remotes/${name}/${version}/`,
      integrity: integrityOf(entry),
      ...other,
    };
    const manifest = JSON.parse(await readFile(join(copy, 'remote.json'), 'utf8')) as {
      assets: Record<string, object>;
    };
    const assets = {
      ...manifest.assets,
      [live.entry]: { sizeBytes: entry.length, integrity: integrityOf(entry) },
    };
    const list = JSON.stringify({ ...manifest, ...listed, assets });
    await writeFile(join(copy, 'remote.json'), list);
    const release = { ...listed, manifestIntegrity: integrityOf(list) };
    await write(JSON.stringify({ ...registry, remotes: { ...registry.remotes, [name]: release } }));
    return release;
  }

  return {
    origin: site.origin,
    files,
    registry,
    write,
    releaseBroken,
    /** Makes live what was live at the start, and read: the last good registry is no broken one. */
    async repair() {
      await write(whole);
      await fetch(`${site.origin}/registry.json`);
    },
    async readTelemetry(): Promise<TelemetryReport> {
      const headers = { authorization: `Bearer ${STATUS_TOKEN}` };
      return (
        await fetch(`${site.origin}/telemetry.json`, { headers })
      ).json() as Promise<TelemetryReport>;
    },
    async stop() {
      await site.stop();
      await remove();
    },
  };
}

export type BreakableSite = Awaited<ReturnType<typeof startBreakableSite>>;
