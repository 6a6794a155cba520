import type { Page } from '@playwright/test';

/** Opens a part of the profile, which is one row until then. */
export const openPart = (page: Page, title: string): Promise<void> =>
  page.getByRole('main').getByRole('heading', { name: title, exact: true }).click();
