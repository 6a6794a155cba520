import { expect } from '@playwright/test';
import type { Site } from './startSite';

type Email = { to: string; subject: string; text: string };

/** The e-mail to an address whose subject is so, once it is in the outbox. */
export async function emailTo(site: Site, to: string, subject: RegExp): Promise<Email> {
  let found: Email | undefined;
  const look = async () => {
    const answer = await fetch(`${site.origin}/__local/outbox?format=json`);
    const { emails } = (await answer.json()) as { emails: Email[] };
    return (found = emails.find((email) => email.to === to && subject.test(email.subject)));
  };
  await expect.poll(look, { timeout: 60_000 }).toBeTruthy();
  return found!;
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
