import type { RemoteRegistry } from '@anunturi/shared-domain/remoteRegistry';
import { type DeviceError, readErrors } from './deviceErrors';

/** One part of the site: its live version, whether its first file answers (and how fast), and the faults seen in it on this device. */
export type PartHealth = { name: string; version: string; answersInMs: number | null; errors: DeviceError[] };

/** Asks every remote of the page's registry for its entry file. */
export function readHealth(): Promise<PartHealth[]> {
  const text = document.getElementById('page-config')?.textContent;
  const remotes = text ? (JSON.parse(text) as { registry?: RemoteRegistry }).registry?.remotes : undefined;
  const errors = readErrors();
  return Promise.all(
    Object.values(remotes ?? {}).map(async ({ name, version, url, entry }) => ({ name, version, answersInMs: await measure(new URL(entry, new URL(url, location.href)).href), errors: errors.filter(({ part }) => part === name) })),
  );
}

async function measure(url: string): Promise<number | null> {
  const start = performance.now();
  try {
    const answer = await fetch(url, { cache: 'no-store', method: 'HEAD' });
    return answer.ok ? Math.round(performance.now() - start) : null;
  } catch {
    return null; // not reachable: what the table says
  }
}
