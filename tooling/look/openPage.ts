import { PART_MARK, type PartMark } from '@anunturi/shared-contract/telemetry/markPart';
import type { BrowserContext, Page } from '@playwright/test';
import type { PageToLookAt } from './pagesToLookAt';

/** A machine that has just built something is busy. */
const SHOWN_WITHIN_MS = 60_000;
/** What is still on its way by then is no fault. */
const AT_REST_WITHIN_MS = 10_000;

/** Opens a page as a visitor does and says everything that is wrong with it; nothing when its part is shown whole. */
export async function openPage(
  context: BrowserContext,
  { path, access, part }: PageToLookAt,
): Promise<string[]> {
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('response', (answer) => {
    const { pathname } = new URL(answer.url());
    if (answer.status() >= 400 && OF_A_BUILD.test(pathname))
      faults.push(`${pathname} answers ${answer.status()}`);
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  const isShown = part === 'shell' ? isFrameShown(page) : isPartMarked(page, part);
  if (!(await isShown)) faults.push(`${part} is not shown within ${SHOWN_WITHIN_MS / 1000} s`);
  else await untilAtRest(page);
  faults.push(...(await faultMarks(page)));
  const slot = part === 'shell' ? 'main' : `[data-remote="${part}"]`;
  const text = await page.locator(slot).innerText();
  if (text.trim() === '') faults.push(`${part} shows nothing`);
  if (access === 'public')
    faults.push(...(await page.locator(`${slot} [role="alert"]`).allInnerTexts()));
  await page.close();
  return [...new Set(faults)].map((fault) => `${path}: ${fault.replaceAll(/\s+/g, ' ')}`);
}

/** Scripts, style sheets and lists of releases. */
const OF_A_BUILD = /^\/(remotes|static)\//;

/** The part says of itself that it is shown, or that it failed. */
const isPartMarked = (page: Page, part: string) =>
  page
    .waitForFunction(
      ([mark, name]) =>
        performance.getEntriesByName(mark!).some((entry) => {
          const { part: of, kind } = (entry as PerformanceMark).detail as PartMark;
          return of === name && kind !== 'slow';
        }),
      [PART_MARK, part],
      { timeout: SHOWN_WITHIN_MS },
    )
    .then(
      () => true,
      () => false,
    );

const isFrameShown = (page: Page) =>
  page
    .getByRole('heading', { level: 1 })
    .waitFor({ timeout: SHOWN_WITHIN_MS })
    .then(
      () => true,
      () => false,
    );

/** Nothing is on its way, and what came is rendered. */
async function untilAtRest(page: Page): Promise<void> {
  const limit = { timeout: AT_REST_WITHIN_MS };
  const late = () => undefined;
  await page.waitForLoadState('networkidle', limit).catch(late);
  const busy = page.locator('main [aria-busy="true"]').first();
  await busy.waitFor({ ...limit, state: 'detached' }).catch(late);
}

/** What parts of the page have told of faults. */
const faultMarks = (page: Page) =>
  page.evaluate(
    (mark) =>
      performance
        .getEntriesByName(mark)
        .map((entry) => (entry as PerformanceMark).detail as PartMark)
        .flatMap(({ part, kind, message = '' }) =>
          kind === 'shown' || kind === 'slow' ? [] : [`${part} ${kind} ${message}`],
        ),
    PART_MARK,
  );
