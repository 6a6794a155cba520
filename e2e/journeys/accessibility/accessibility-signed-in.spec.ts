import { axeFindingsInBothColours } from '../../support/axe';
import { type Page, expect, signIn, test } from '../../support/test';
import { visit } from '../../support/visit';

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

/** Looks at each screen once, in light colours and then in dark ones. */
async function findingsOn(page: Page, paths: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) {
    await visit(page, path);
    found.push(...(await axeFindingsInBothColours(page)).map((one) => `${path}: ${one}`));
  }
  return found;
}

test("axe finds nothing on a user's screens in light and in dark colours", async ({ page }) => {
  test.slow();
  await signIn(page, 'vanzator@demo.ro');
  expect(await findingsOn(page, userPaths)).toEqual([]);
});

test("axe finds nothing on an administrator's screens in light and in dark colours", async ({
  page,
}) => {
  test.slow();
  await signIn(page, 'admin@demo.ro');
  expect(await findingsOn(page, adminPaths)).toEqual([]);
});
