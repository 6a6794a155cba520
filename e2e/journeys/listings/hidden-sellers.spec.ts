import { openCar } from '../../support/listings/openCar';
import { expect, signIn, test } from '../../support/test';

test('a seller hidden on one device is hidden on the other one, and shown again on both', async ({
  page,
  newPerson,
}) => {
  const laptop = await newPerson();
  await signIn(page, 'utilizator@demo.ro');
  await openCar(page);
  const more = page.getByRole('button', { name: 'Mai multe acțiuni' });
  const hide = page.getByRole('menuitem', { name: 'Ascundeți vânzătorul' });
  await more.click();
  const kept = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/muteSeller') && answer.ok(),
  );
  await hide.click();
  await kept;
  await more.click();
  await expect(page.getByRole('menuitem', { name: 'Arătați din nou în liste' })).toBeVisible();
  await expect(hide).toHaveCount(0);

  await signIn(laptop, 'utilizator@demo.ro');
  await laptop.goto('/toate-anunturile');
  await expect(laptop.getByText(/anunț(uri)? ascuns/)).toBeVisible();
  await laptop.goto('/dashboard?fila=ascunsi');
  const showAgain = laptop.getByRole('button', { name: /^Afișați din nou: / });
  const gone = laptop.waitForResponse(
    (answer) =>
      answer.url().includes(':commit') &&
      (answer.request().postData() ?? '').includes('"delete"') &&
      answer.ok(),
  );
  await showAgain.click();
  await gone;
  await expect(showAgain).toHaveCount(0);

  await page.goto('/dashboard?fila=ascunsi');
  await expect(page.getByRole('heading', { name: 'Niciun vânzător ascuns' })).toBeVisible();
});
