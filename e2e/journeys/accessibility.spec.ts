import AxeBuilder from '@axe-core/playwright';
import { type Page, expect, signIn, test } from '../support/test';

const publicPaths = [
  '/',
  '/toate-anunturile',
  '/adauga-anunt',
  '/test-upload',
  '/contracte',
  '/calculator',
  '/arhivare',
  '/generare-pdf',
  '/blog',
  '/login',
  '/register',
  '/contact',
  '/politica-confidentialitate',
  '/termeni',
  '/transparenta',
  '/comparare',
  '/nu-exista',
];
const userPaths = [
  '/dashboard',
  '/dashboard?fila=favorite',
  '/dashboard?fila=cautari',
  '/dashboard?fila=ascunsi',
  '/dashboard?fila=sesizari',
  '/dashboard?fila=profil',
  '/mesaje-primite',
  '/arhivare/start',
  '/generare-pdf/start',
];
const adminPaths = [
  '/admin',
  '/admin/utilizatori',
  '/admin/anunturi',
  '/admin/anunturi?stare=sesizari',
  '/admin/anunturi?stare=toate',
  '/admin/categorii',
  '/admin/blog',
  '/admin/add-blog',
  '/admin/mesaje-contact',
  '/admin/setari',
  '/admin/setari?parte=moderation',
  '/admin/jurnal',
];

/** What axe finds on a screen, in words short enough to read in a report. */
async function findings(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(
    ({ id, nodes }) => `${path}: ${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
  );
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on the public screens in ${colorScheme} colours`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.emulateMedia({ colorScheme });
    const found: string[] = [];
    for (const path of publicPaths) found.push(...(await findings(page, path)));
    await page.goto('/toate-anunturile');
    const listing = await page.locator('main a[href^="/anunt/"]').first().getAttribute('href');
    found.push(...(await findings(page, listing as string)));
    await page.goto('/blog');
    const post = await page
      .locator('main a[href^="/blog/"]:not([href$=".xml"])')
      .first()
      .getAttribute('href');
    found.push(...(await findings(page, post as string)));
    expect(found).toEqual([]);
  });

  test(`axe finds nothing on a user's screens in ${colorScheme} colours`, async ({ page }) => {
    test.setTimeout(240_000);
    await signIn(page, 'vanzator@demo.ro');
    await page.emulateMedia({ colorScheme });
    const found: string[] = [];
    for (const path of userPaths) found.push(...(await findings(page, path)));
    expect(found).toEqual([]);
  });

  test(`axe finds nothing on an administrator's screens in ${colorScheme} colours`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await signIn(page, 'admin@demo.ro');
    await page.emulateMedia({ colorScheme });
    const found: string[] = [];
    for (const path of adminPaths) found.push(...(await findings(page, path)));
    expect(found).toEqual([]);
  });
}
