import { box, golf, openGolf } from '../../support/papers/documentSteps';
import { expect, test } from '../../support/test';

test('a car is taxed with every step shown, and the address brings the same figures to somebody else', async ({
  page,
  newPerson,
}) => {
  await page.goto('/calculator');
  await box(page, 'Capacitate cilindrică').fill('1968');
  await page.getByLabel('Normă de poluare').selectOption({ label: 'Euro 5' });
  const result = page.getByRole('region', { name: /Impozitul pe un an/ });
  await expect(result.getByText('267 lei', { exact: true })).toBeVisible();
  await expect(
    page
      .getByRole('region', { name: 'Cum am calculat' })
      .getByText('art. 470', { exact: false })
      .first(),
  ).toBeVisible();

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
  await expect(
    other.getByRole('region', { name: /Impozitul pe un an/ }).getByText('311 lei', { exact: true }),
  ).toBeVisible();
});

test('what cannot be a displacement is said beside the field and no figure is shown', async ({
  page,
}) => {
  await page.goto('/calculator');
  const displacement = box(page, 'Capacitate cilindrică');
  await page.getByLabel('Normă de poluare').selectOption({ label: 'Euro 6' });
  for (const [typed, said] of [
    ['0', /între 1 și/],
    ['99999', /între 1 și/],
    ['abc', /Scrieți un număr/],
    ['1968,5', /număr întreg/],
  ] as const) {
    await displacement.fill(typed);
    await expect(displacement).toHaveAccessibleDescription(said);
    await expect(
      page.getByText('Corectați câmpurile marcate ca să vedeți impozitul.'),
    ).toBeVisible();
  }
  await displacement.fill('1.968');
  await expect(displacement).not.toHaveAccessibleDescription(/număr|între/);
  await expect(page.getByText('pentru anul 2026').first()).toBeVisible();
});

test('from a listing the calculator opens filled in, and its data goes to a new listing', async ({
  page,
}) => {
  const id = await openGolf(page);
  await page.getByText(/^Contract gata făcut · impozit/).click();
  await page.getByRole('link', { name: 'Deschideți calculatorul' }).click();
  await expect(page).toHaveURL(new RegExp(`/calculator\\?anunt=${id}`));
  await expect(page.getByText(`Datele sunt luate din anunțul „${golf}”.`)).toBeVisible();
  await expect(box(page, 'Capacitate cilindrică')).toHaveValue('1598');
  await expect(page.getByLabel('Normă de poluare')).toHaveValue('6');
  await expect(box(page, 'Localitatea').locator('option:checked')).toHaveText(/^Sibiu/);
  await expect(page.getByText('pentru anul 2026').first()).toBeVisible();

  await page.goto('/calculator?cm3=1968&norma=5');
  await page.getByRole('link', { name: 'Folosiți la un anunț nou' }).click();
  await expect(page.getByText('Datele din calculator sunt în anunț.')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Autoturisme' })).toBeChecked();
  await page.goto('/adauga-anunt?pas=detalii');
  await expect(page.getByRole('textbox', { name: 'Capacitate' })).toHaveValue('1.968');
  await expect(page.getByLabel('Norma de poluare')).toHaveValue('euro5');
});

test('a place of the county brings its own surcharge, says where it is from, and gives way to a typed one', async ({
  page,
  newPerson,
}) => {
  await page.goto('/calculator?cm3=1600&norma=6');
  const result = page.getByRole('region', { name: /Impozitul pe un an/ });
  await expect(result.getByText('132 lei', { exact: true })).toBeVisible();
  await box(page, 'Localitatea').selectOption({ label: 'Sibiu (16 %)' });
  await expect(result.getByText('153 lei', { exact: true })).toBeVisible();
  await expect(result.getByText('153,12 lei')).toBeVisible();
  await expect(
    page
      .getByRole('region', { name: 'Cum am calculat' })
      .getByText('Cota adițională a localității Sibiu'),
  ).toBeVisible();
  await expect(box(page, 'Localitatea')).toHaveAccessibleDescription(
    /Cota din Sibiu: 16 %, după setările site-ului din \d{2}\.\d{2}\.\d{4}/,
  );
  await expect(page).toHaveURL(/localitate=sibiu/);
  const other = await newPerson();
  await other.goto(page.url());
  await expect(
    other.getByRole('region', { name: /Impozitul pe un an/ }).getByText('153 lei', { exact: true }),
  ).toBeVisible();
  await box(page, 'Localitatea').selectOption({ label: 'Altă localitate (scriu cota)' });
  await page.getByLabel('Cotă adițională a localității').fill('50');
  await expect(result.getByText('198 lei', { exact: true })).toBeVisible();
});

test('the bonus is offered before 31 March and, afterwards, for the next year', async ({
  newPerson,
}) => {
  for (const [day, offered, over] of [
    ['2026-03-30', 'Plătit întreg până la 31.03.2026', false],
    ['2026-11-21', 'Pentru 2027, plătit întreg până la 31.03.2027', true],
  ] as const) {
    const page = await newPerson();
    await page.clock.setFixedTime(`${day}T10:00:00+02:00`);
    // The first page of a visit brings the server's day; a screen opened from another asks the device.
    await page.goto('/contracte');
    await page.getByRole('banner').getByRole('link', { name: 'Calculator' }).click();
    await box(page, 'Capacitate cilindrică').fill('1968');
    await page.getByLabel('Normă de poluare').selectOption({ label: 'Euro 5' });
    const result = page.getByRole('region', { name: /Impozitul pe un an/ });
    await expect(result.getByText(offered)).toBeVisible();
    await expect(result.getByText('240,30 lei, economisiți 26,70 lei')).toBeVisible();
    await expect(result.getByText('pentru anul 2026').first()).toBeVisible();
    await expect(
      result.getByText('După 31.03.2026 nu se mai acordă bonificația pentru 2026.'),
    ).toBeVisible({ visible: over });
  }
});

test('the calculator is filled in by keyboard alone, on a narrow screen too', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/calculator');
  await box(page, 'Felul vehiculului').focus();
  await page.keyboard.press('Tab');
  await expect(box(page, 'Propulsie')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('1400');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Normă de poluare')).toBeFocused();
  await page.keyboard.type('Euro 5');
  await expect(
    page.getByRole('region', { name: /Impozitul pe un an/ }).getByText('123,20 lei'),
  ).toBeAttached();
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
  const jump = page.getByRole('link', { name: /lei de plătit/ });
  await jump.press('Enter');
  await expect(page.getByText('pentru anul 2026').first()).toBeInViewport();
});
