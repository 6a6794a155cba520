import type { FaultKind } from '@anunturi/shared-contract/telemetry/TelemetryReport';
import { type BrokenKind, brokenKinds } from '../support/releases/brokenBuilds';
import { buildBroken, rollBack } from '../support/releases/brokenRelease';
import { watchModules } from '../support/watchModules';
import { checkContained, expectContained, holds } from './checkContained';
import { expect, remoteNames, remotes, test } from './test';

/** A build of one remote, and two programs. */
const LIMIT_MS = 600_000;

/** What each is told as; an answer that nobody can use fails the screen itself. */
function kindOf(kind: BrokenKind, remote: string): FaultKind {
  if (kind === 'lazy part') return 'load';
  return kind === 'data function' && remote !== 'documents' ? 'data' : 'render';
}

for (const kind of brokenKinds)
  for (const remote of remoteNames)
    test(`build with a broken ${kind} · ${remote}`, async ({ open, site, note }) => {
      test.setTimeout(LIMIT_MS);
      const { page } = await open(remote);
      const good = site.registry.remotes[remote]!;
      const { path } = remotes[remote];
      const { screen } = good.routes.find((route) => route.path === path)!;
      const build = await buildBroken(remote, kind);
      const { version } = await build
        .release(site.files, '--no-look')
        .finally(() => build.remove());
      let modules: Awaited<ReturnType<typeof watchModules>> | undefined;
      await page.goto(path);
      const figures = await checkContained({
        what: `build with a broken ${kind}`,
        remote,
        version,
        page,
        site,
        kinds: [kindOf(kind, remote)],
        async repair() {
          expect((await rollBack(remote, site.files)).version).toBe(good.version);
          modules = await watchModules(page, good);
        },
      });
      // Data are tried once more before the live release takes the place of this one.
      const triedAgain = kindOf(kind, remote) === 'data' ? 1 : 0;
      figures.also = await holds(() => modules!.expectOnly(good, { screen, triedAgain }));
      note(figures);
      expectContained(figures);
    });
