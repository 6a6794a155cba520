import { choose } from '../../support/listings/sellSteps';
import { expect, test } from '../../support/test';
import { visit } from '../../support/visit';

test('the steps of a form go on when the connection is lost after it was begun', async ({
  page,
  context,
}) => {
  await visit(page, '/adauga-anunt');
  const answers = page.waitForResponse(/\/router\./);
  const checks = page.waitForResponse(/sell-check\.chunk\.js/);
  await choose(page, 'Autoturisme');
  await Promise.all([answers, checks]);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Continuați' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Datele de bază' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Marca' })).toBeVisible();
});
