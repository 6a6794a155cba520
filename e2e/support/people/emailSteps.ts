import { type Page, expect } from '@playwright/test';
import type { Site } from '../startSite';

type Email = { id: string; to: string; subject: string; text: string };

/** The e-mail to an address whose subject is so and which says `words`, once it is in the outbox. */
export async function emailTo(site: Site, to: string, subject: RegExp, words = ''): Promise<Email> {
  let found: Email | undefined;
  const look = async () => {
    const answer = await fetch(`${site.origin}/__local/outbox?format=json`);
    const { emails } = (await answer.json()) as { emails: Email[] };
    return (found = emails.find(
      (email) => email.to === to && subject.test(email.subject) && email.text.includes(words),
    ));
  };
  await expect.poll(look, { timeout: 60_000 }).toBeTruthy();
  return found!;
}

/** Shows an e-mail as a mail program does, on the narrowest phone: nothing of it is cut. */
export async function readOnPhone(page: Page, { id }: Email): Promise<void> {
  const answer = await page.request.get(`/__local/outbox/${id}/html`);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('about:blank'); // without the site's policy, which takes no styles within elements
  await page.setContent(await answer.text(), { waitUntil: 'domcontentloaded' });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
}

/** Where a link of an e-mail leads, by its words. */
export const linkIn = ({ text }: Email, label: string): string =>
  toPath(new RegExp(`${label} (https?:\\S+)`).exec(text)?.[1]);

/** Where the first link of an e-mail to a page of a listing leads. */
export const listingIn = ({ text }: Email): string =>
  toPath(/https?:\S+\/anunt\/\S+/.exec(text)?.[0]);

function toPath(address: string | undefined): string {
  if (address === undefined) throw new Error('The e-mail has no such link');
  const { pathname, search } = new URL(address);
  return pathname + search;
}
