import { type Page, expect } from '@playwright/test';

export const log = (page: Page) => page.getByRole('log', { name: 'Mesaje' });
export const field = (page: Page) => page.getByRole('textbox', { name: 'Mesajul dumneavoastră' });

/** Of a person's conversations the one about a listing: no other journey writes about the golf as one of these two. */
export const conversation = (page: Page, name: string, about = '') =>
  page
    .getByRole('list', { name: 'Conversații' })
    .getByRole('link', { name })
    .filter({ hasText: about });

export async function openConversation(page: Page, name: string, about?: string) {
  await page.goto('/mesaje-primite');
  await conversation(page, name, about).click();
  await expect(page).toHaveURL(/conversatie=/);
  await expect(log(page)).toBeVisible();
}
