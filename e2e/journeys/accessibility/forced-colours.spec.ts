import { expect, test } from '../../support/test';
import { visit } from '../../support/visit';

test('with the colours of the system every word of a chosen tile has the colour of what is chosen, and the button that publishes an edge', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await visit(page, '/adauga-anunt');
  await page.getByRole('radio', { name: 'Vehicul sau piese' }).check();
  const words = page.locator('label', { hasText: 'Vehicul sau piese' }).locator('span');
  await expect(words).not.toHaveCount(0);
  const colours = () =>
    words.evaluateAll((parts) => new Set(parts.map((part) => getComputedStyle(part).color)).size);
  await expect.poll(colours).toBe(1);
  const sell = page.getByRole('banner').getByRole('link', { name: 'Adauga anunț' });
  await expect(sell).toHaveCSS('border-top-style', 'solid');
});
