import { box, golf, openGolf } from '../support/documentSteps';
import { expect, test } from '../support/test';

test('a car is taxed with every step shown, and the address brings the same figures to somebody else', async ({ page, newPerson }) => {
  await page.goto('/calculator');
  await box(page, 'Capacitate cilindrică').fill('1968');
  await page.getByLabel('Normă de poluare').selectOption({ label: 'Euro 5' });
  const result = page.getByRole('region', { name: /Impozitul pe un an/ });
  await expect(result.getByText('267 lei', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Cum am calculat' }).getByText('art. 470', { exact: false }).first()).toBeVisible();

  await page.getByLabel('Cotă adițională a localității').fill('16,5');
  await expect(result.getByText('311 lei', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/cm3=1968.*cota=16%2C5/);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(box(page, 'Capacitate cilindrică')).toBeHidden();
  await expect(result).toBeVisible();

  const other = await newPerson();
  await other.goto(page.url());
  await expect(box(other, 'Capacitate cilindrică')).toHaveValue('1968');
  await expect(other.getByLabel('Cotă adițională a localității')).toHaveValue('16,5');
  await expect(other.getByRole('region', { name: /Impozitul pe un an/ }).getByText('311 lei', { exact: true })).toBeVisible();
});

test('what cannot be a displacement is said beside the field and no figure is shown', async ({ page }) => {
  await page.goto('/calculator');
  const displacement = box(page, 'Capacitate cilindrică');
  await page.getByLabel('Normă de poluare').selectOption({ label: 'Euro 6' });
  for (const [typed, said] of [['0', /între 1 și/], ['99999', /între 1 și/], ['abc', /Scrieți un număr/], ['1968,5', /număr întreg/]] as const) {
    await displacement.fill(typed);
    await expect(displacement).toHaveAccessibleDescription(said);
    await expect(page.getByText('Corectați câmpurile marcate ca să vedeți impozitul.')).toBeVisible();
  }
  await displacement.fill('1.968');
  await expect(displacement).not.toHaveAccessibleDescription(/număr|între/);
  await expect(page.getByText('pentru anul 2026')).toBeVisible();
});

test('from a listing the calculator opens filled in, and its data goes to a new listing', async ({ page }) => {
  const id = await openGolf(page);
  await page.getByText('Impozit estimat:').click();
  await page.getByRole('link', { name: 'Deschideți calculatorul' }).click();
  await expect(page).toHaveURL(new RegExp(`/calculator\\?anunt=${id}`));
  await expect(page.getByText(`Datele sunt luate din anunțul „${golf}”.`)).toBeVisible();
  await expect(box(page, 'Capacitate cilindrică')).toHaveValue('1598');
  await expect(page.getByLabel('Normă de poluare')).toHaveValue('6');
  await expect(box(page, 'Localitatea').locator('option:checked')).toHaveText(/^Sibiu/);
  await expect(page.getByText('pentru anul 2026')).toBeVisible();

  await page.goto('/calculator?cm3=1968&norma=5');
  await page.getByRole('link', { name: 'Folosește la un anunț nou' }).click();
  await expect(page.getByText('Datele din calculator sunt în anunț.')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Autoturisme' })).toBeChecked();
  await page.goto('/adauga-anunt?pas=detalii');
  await expect(page.getByRole('textbox', { name: 'Capacitate' })).toHaveValue('1.968');
  await expect(page.getByLabel('Norma de poluare')).toHaveValue('euro5');
});
