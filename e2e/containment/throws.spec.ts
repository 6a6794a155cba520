import type { FaultKind } from '@anunturi/shared-contract/telemetry/TelemetryReport';
import { BROKEN_MARK } from '../support/releases/brokenBuilds';
import { shownParts } from '../support/releases/shownParts';
import { checkContained, expectContained, holds, follow } from './checkContained';
import { expect, remoteNames, remotes, test } from './test';

const note = `performance.mark("${BROKEN_MARK}"); throw new Error("stricat");`;

/** The entry of a release whose lifecycles are changed on their way out. */
const withLifecycles = (remote: string, changed: string) => (entry: string) =>
  `${entry}
;(() => {
  const real = remote_${remote};
  const all = (lifecycle) => async (props) => { for (const each of [lifecycle].flat()) await each(props); };
  globalThis.remote_${remote} = {
    init: (...given) => real.init(...given),
    get: async (name) => {
      const make = await real.get(name);
      return () => { const module = make(); return { bootstrap: all(module.bootstrap), mount: all(module.mount), unmount: all(module.unmount), ...(${changed})(module, all) }; };
    },
  };
})();`;

/** Renders once as it should be asked where it is, then throws while React renders. */
const renderThrows = `(module, all) => ({ mount: (props) => {
  let asked = 0;
  const current = () => { asked += 1; if (asked > 1) { ${note} } return props.nav.current(); };
  return all(module.mount)({ ...props, nav: { ...props.nav, current } });
} })`;

type Broken = { kind: FaultKind; change: (remote: string) => (entry: string) => string };
const breaks: Record<string, Broken> = {
  load: { kind: 'load', change: () => (entry) => `{ ${note} }\n${entry}` },
  bootstrap: {
    kind: 'mount',
    change: (remote) => withLifecycles(remote, `() => ({ bootstrap: async () => { ${note} } })`),
  },
  mount: {
    kind: 'mount',
    change: (remote) => withLifecycles(remote, `() => ({ mount: async () => { ${note} } })`),
  },
  render: { kind: 'render', change: (remote) => withLifecycles(remote, renderThrows) },
};

for (const [when, { kind, change }] of Object.entries(breaks))
  for (const remote of remoteNames)
    test(`throws at ${when} · ${remote}`, async ({ open, site, note: tell }) => {
      const { page } = await open(remote);
      const { version } = await site.releaseBroken(remote, change(remote));
      await page.goto(remotes[remote].path);
      const figures = await checkContained({
        what: `throws at ${when}`,
        remote,
        version,
        page,
        site,
        kinds: [kind],
        repair: site.repair,
      });
      tell(figures);
      expectContained(figures);
    });

for (const remote of remoteNames)
  test(`throws at unmount · ${remote}`, async ({ open, site, note: tell }) => {
    const { page } = await open(remote);
    const throwing = withLifecycles(remote, `() => ({ unmount: async () => { ${note} } })`);
    const { version } = await site.releaseBroken(remote, throwing);
    await page.goto(remotes[remote].path);
    await expect.poll(() => shownParts(page)).toContain(`${remote} ${version}`);
    const figures = {
      what: 'throws at unmount',
      remote,
      others: await holds(async () => {
        await follow(page, remotes[remote].other);
        await expect(page).not.toHaveURL(remotes[remote].path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      }),
      frame: await holds(() => expect(page.getByRole('contentinfo')).toBeVisible()),
      logged: await holds(() =>
        expect
          .poll(async () =>
            (await site.readTelemetry()).newest.some(
              (fault) => fault.version === version && fault.kind === 'unmount',
            ),
          )
          .toBe(true),
      ),
    };
    tell(figures);
    expectContained(figures);
  });
