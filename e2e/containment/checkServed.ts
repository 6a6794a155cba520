import type { Page } from '@playwright/test';
import type { Figures } from './Figures';
import { expectContained, follow, holds, noticesOf } from './checkContained';
import { type RemoteName, expect, remotes } from './test';

type Case = {
  what: string;
  remote: RemoteName;
  page: Page;
  note: (figures: Figures) => void;
  also?: () => Promise<unknown>;
};

/** Something is broken that visitors must not notice: the remote's page and another one work as ever. */
export async function checkServed({ what, remote, page, note, also }: Case): Promise<void> {
  const heading = page.locator('main h1').first();
  const figures: Figures = { what, remote };
  figures.frame = await holds(async () => {
    await page.goto(remotes[remote].path);
    await expect(heading).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
  figures.others = await holds(async () => {
    await follow(page, remotes[remote].other);
    await expect(page).not.toHaveURL(remotes[remote].path);
    await expect(heading).toBeVisible();
    await follow(page, remotes[remote].link);
    await expect(page).toHaveURL(remotes[remote].path);
    await expect(heading).toBeVisible();
    await expect(noticesOf(page)).toHaveCount(0);
  });
  if (also) figures.also = await holds(also);
  note(figures);
  expectContained(figures);
}
