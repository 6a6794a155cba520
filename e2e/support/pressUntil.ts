import { type Locator, type Page, expect } from '@playwright/test';

/**
 * Presses a key until the page says that it was heard. The places of what can be moved are measured after it was lifted: a
 * person who sees nothing move presses again. For moves to the first or last place, which one press too many does not change.
 */
export async function pressUntil(page: Page, key: string, said: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press(key);
    await expect(said).toBeAttached({ timeout: 1000 });
  }).toPass({ timeout: 20_000 });
}
