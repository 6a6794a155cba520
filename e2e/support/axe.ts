import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

/** As it is published for browsers, half a megabyte: what the package names first is twice that. */
const program = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules whose answer depends on colours; all others read names, roles and structure. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * Rules of WCAG 2.1 and 2.2 that axe leaves out unless it is asked; of a control under a bar that stays it measures what is
 * seen.
 */
const onRequest = ['target-size', 'label-content-name-mismatch', 'css-orientation-lock'];

/** What axe finds on the screen as it stands, in words short enough to read in a report. */
export async function axeFindings(
  page: Page,
  { within, rules, also = [] }: { within?: string; rules?: string[]; also?: string[] } = {},
): Promise<string[]> {
  // Needed once in a document however often it is looked at.
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(program);
    await page.evaluate(rememberColours);
  }
  const context = within ?? 'html';
  const options: axe.RunOptions = {
    resultTypes: ['violations'], // only these are described in full
    ...(rules && { runOnly: { type: 'rule', values: rules } }),
    rules: Object.fromEntries(also.map((rule) => [rule, { enabled: true }])),
  };
  const violations = await page.evaluate(
    async ([context, options]) =>
      (await (window as typeof window & { axe: typeof axe }).axe.run(context, options)).violations,
    [context, options] as const,
  );
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
  );
}

/** A screen has a few colours, and axe computes each of them anew for every element: a quarter of its time. */
function rememberColours(): void {
  const { prototype } = (window as typeof window & { axe: { commons: any } }).axe.commons.color
    .Color as { prototype: Colour };
  const compute = prototype.parseString;
  const known = new Map<string, Pick<Colour, 'r' | 'g' | 'b' | 'alpha'>>();
  prototype.parseString = function (text) {
    const before = known.get(text);
    if (before) return Object.assign(this, before);
    const { r, g, b, alpha } = compute.call(this, text);
    known.set(text, { r, g, b, alpha });
    return this;
  };
}
type Colour = {
  r: number;
  g: number;
  b: number;
  alpha: number;
  parseString(this: Colour, text: string): Colour;
};

/** The findings in light colours, with every rule, and in dark ones, with the rules that look at colours. */
export async function axeFindingsInBothColours(page: Page): Promise<string[]> {
  await setColours(page, 'light');
  const inLight = await axeFindings(page, { also: onRequest });
  await setColours(page, 'dark');
  const inDark = await axeFindings(page, { rules: colourRules });
  await setColours(page, 'light');
  return [...inLight.map((found) => `light: ${found}`), ...inDark.map((found) => `dark: ${found}`)];
}

/** Changes the system's colours and lets the transitions between them come to their end. */
async function setColours(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(async () => {
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish();
  });
}
