import { loadingLimits } from '@anunturi/shared-contract/page/loadingLimits';
import type { RemoteRelease } from '@anunturi/shared-contract/registry/remoteReleaseSchema';
import type { BrowserContext, Route } from '@playwright/test';
import { breakRoute } from '../support/breakRoute';
import { brokenAnswers } from '../support/releases/brokenAnswers';
import { checkContained, expectContained, follow } from './checkContained';
import { remoteNames, remotes, test } from './test';

type Files = (release: RemoteRelease, screen: string) => string[];
const scripts = (files: readonly string[] = []) => files.filter((file) => file.endsWith('.js'));

const parts: Record<string, Files> = {
  entry: ({ entry }) => [entry],
  expose: ({ files }) => scripts(files.lifecycles).slice(0, 1),
  'lazy chunk': ({ files }, screen) =>
    scripts(files.screens[screen]).filter((file) => !files.lifecycles.includes(file)),
};

/** The same with other bytes, which run: only their hash is wrong. */
const changed = async (route: Route) => {
  const answer = await route.fetch();
  const body = `${await answer.text()}\n;`;
  await route.fulfill({ response: answer, body }).catch(() => undefined); // who asked may be gone
};
/** Held until the test is over: once no route is left, Chromium goes on with what was held. */
function hang() {
  const held: Route[] = [];
  let isRepaired = false;
  return {
    answer: async (route: Route) => (isRepaired ? route.continue() : void held.push(route)),
    repair: async () => void (isRepaired = true),
    letGo: () => Promise.all(held.map((route) => route.abort().catch(() => undefined))),
  };
}

async function breakFiles(
  context: BrowserContext,
  { url }: RemoteRelease,
  files: string[],
  answer: (route: Route) => Promise<unknown>,
) {
  const broken = (address: string) => files.some((file) => address.includes(url + file));
  const isBroken = ({ pathname }: URL) => broken(pathname);
  return { broken, repair: await breakRoute(context, isBroken, answer) };
}

const answers = { ...brokenAnswers, 'wrong hash': changed };
type How = keyof typeof answers | 'hangs';

for (const [part, filesOf] of Object.entries(parts))
  for (const how of [...Object.keys(answers), 'hangs'] as How[])
    for (const remote of remoteNames) {
      test(`${part} ${how} · ${remote}`, async ({ open, site, note }) => {
        const { page, context } = await open(remote);
        const release = site.registry.remotes[remote]!;
        const { path } = remotes[remote];
        const { screen } = release.routes.find((route) => route.path === path)!;
        const hanging = hang();
        const answer = how === 'hangs' ? hanging.answer : answers[how];
        const files = filesOf(release, screen);
        test.skip(files.length === 0, 'it is in the file before');
        const { broken, repair } = await breakFiles(context, release, files, answer);
        await page.goto(path, { waitUntil: 'commit' });
        const figures = await checkContained({
          what: `${part} ${how}`,
          remote,
          version: release.version,
          page,
          site,
          broken,
          ...(how === 'hangs' && { slowAfterMs: loadingLimits.slowAfterMs }),
          kinds: ['load', 'mount', 'render', ...(how === 'hangs' ? (['slow'] as const) : [])],
          repair: how === 'hangs' ? hanging.repair : repair,
        });
        await hanging.letGo();
        note(figures);
        expectContained(figures);
      });
    }

for (const remote of remoteNames)
  test(`style sheet missing · ${remote}`, async ({ open, site, note }) => {
    const { page, context } = await open(remote);
    const release = site.registry.remotes[remote]!;
    const { path, link } = remotes[remote];
    const { screen } = release.routes.find((route) => route.path === path)!;
    const sheets = release.files.screens[screen]!.filter((file) => file.endsWith('.css'));
    test.skip(sheets.length === 0, 'it has none');
    const { broken, repair } = await breakFiles(
      context,
      release,
      sheets,
      brokenAnswers['answers 404'],
    );
    await page.goto('/contact'); // a page that is opened carries its styles: by a link they are asked for
    await follow(page, link);
    const figures = await checkContained({
      what: 'style sheet missing',
      remote,
      version: release.version,
      page,
      site,
      broken,
      kinds: ['load', 'mount', 'render'],
      repair,
    });
    note(figures);
    expectContained(figures);
  });
