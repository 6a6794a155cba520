import { checkServed } from './checkServed';
import { remoteNames, test } from './test';

type Registry = { remotes: Record<string, Record<string, unknown>> };

const withEntry =
  (change: (entry: Record<string, unknown>) => unknown) => (registry: Registry, remote: string) =>
    JSON.stringify({
      ...registry,
      remotes: { ...registry.remotes, [remote]: change(registry.remotes[remote]!) },
    });

/** Ten ways to break `registry.json`: the last good one stays in force, whole or for the one entry. */
const breaks: Record<string, (registry: Registry, remote: string) => string> = {
  'is empty': () => '',
  'is cut off': (registry) => JSON.stringify(registry).slice(0, -40),
  'is HTML': () => '<!doctype html><h1>502</h1>',
  'is a list': () => '[]',
  'has no remotes': () => '{"grants":{}}',
  'has a null entry': withEntry(() => null),
  'has an entry without routes': withEntry(({ routes: _routes, ...entry }) => entry),
  'has an entry of another name': withEntry((entry) => ({ ...entry, name: 'altul' })),
  'has an address that is a script': withEntry((entry) => ({
    ...entry,
    url: 'javascript:alert(1)/',
  })),
  'has an entry that leads out of its folder': withEntry((entry) => ({
    ...entry,
    entry: '../../../etc/passwd',
  })),
};

for (const [how, breakRegistry] of Object.entries(breaks))
  for (const remote of remoteNames)
    test(`registry ${how} · ${remote}`, async ({ open, site, note }) => {
      const { page } = await open(remote);
      await site.write(breakRegistry(site.registry as unknown as Registry, remote));
      await checkServed({ what: `registry ${how}`, remote, page, note });
    });
