import { expect, signIn, test, type Page } from '../../support/test';
import { visit } from '../../support/visit';

const SELECTED =
  "[aria-selected='true'], [aria-current]:not([aria-current='false']), [aria-pressed='true'], label:has(> :checked)";

/**
 * What is selected and looks like a neighbour of its kind that is not, and how many could be compared. Colours and borders are read as the
 * browser draws them.
 */
const selections = (page: Page) =>
  page.evaluate((selected) => {
    const look = (element: Element) => {
      const { backgroundColor, color, borderColor } = getComputedStyle(element);
      const mark = element.querySelector('input:not([class*="radio"])');
      return [
        backgroundColor,
        color,
        borderColor,
        mark && (mark as HTMLInputElement).checked,
      ].join();
    };
    const compared = [...document.querySelectorAll(selected)].flatMap((element) => {
      const list = element.closest(
        'ul, ol, nav, table, fieldset, [role="tablist"], [role="group"]',
      );
      const others = [...(list?.querySelectorAll(element.tagName) ?? [])].filter(
        (other) => !other.matches(selected) && other.className === element.className,
      );
      return others.slice(0, 1).map((other) => ({
        name: element.textContent?.trim() || element.outerHTML.slice(0, 80),
        isTold: look(element) !== look(other),
      }));
    });
    return {
      compared: compared.length,
      alike: compared.filter(({ isTold }) => !isTold).map(({ name }) => name),
    };
  }, SELECTED);

test('with the colours of the system what is selected differs from what is not', async ({
  page,
}) => {
  const look = async (path: string) => {
    await visit(page, path);
    const { compared, alike } = await selections(page);
    expect.soft(alike, path).toEqual([]);
    expect.soft(compared, path).toBeGreaterThan(0);
  };
  await page.emulateMedia({ forcedColors: 'active' });
  await look('/contracte?document=vanzare-auto');
  await look('/calculator');
  await page.goto('/toate-anunturile');
  const listing = page.locator('main a[href^="/anunt/"]').first();
  await look((await listing.getAttribute('href'))!);
  await signIn(page, 'admin@demo.ro');
  await look('/admin');
  await look('/dashboard');
});

test('with the colours of the system every word of a chosen tile has the colour of what is chosen', async ({
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
});
