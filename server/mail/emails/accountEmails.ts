import { links } from '@anunturi/shared-domain/site/links';
import { FREE_ADDRESS_HOURS } from '@anunturi/shared-domain/site/limits';
import { plural } from '@anunturi/shared-domain/formats/plural';
import { siteOrigin } from '../../app/siteOrigin';
import type { EmailContent } from './EmailContent';

/** Messages of one conversation that wait. Who writes what stands in its body alone, never in the subject. */
export const unreadEmail = (
  conversationId: string,
  told: { from: string; title: string; text: string; count: number },
): EmailContent => ({
  template: 'unreadMessages',
  values: {
    mesaje: told.count === 1 ? 'Un mesaj nou' : plural(told.count, 'mesaj nou', 'mesaje noi'),
    persoana: told.from,
    titlu: told.title,
    mesaj: told.text,
  },
  preview: 'Cineva așteaptă un răspuns.',
  action: { label: 'Răspundeți', url: siteOrigin() + links.messages(conversationId) },
  reason: 'Primiți acest mesaj pentru că aveți mesaje necitite.',
});

/** To an address that an account has and never confirmed, and with which somebody wanted to register. */
export const addressTakenEmail = (freeUrl: string): EmailContent => ({
  template: 'addressTaken',
  preview: 'Dacă nu l-ați făcut dumneavoastră, puteți elibera adresa.',
  action: { label: 'Eliberați adresa', url: freeUrl },
  afterwards: [`Linkul este valabil ${FREE_ADDRESS_HOURS} de ore.`],
  reason:
    'Trimitem acest mesaj cel mult o dată pe zi, când cineva vrea să facă un cont cu adresa dumneavoastră.',
});

const KEPT =
  'Ce a fost respins sau sesizat se păstrează șase luni, cum scrie în politica de confidențialitate.';

/** When an account is closed by its person. */
export const closingEmail = (): EmailContent => ({
  template: 'accountClosing',
  preview: 'Anunțurile nu se mai văd, datele se șterg.',
  paragraphs: [KEPT],
  reason: 'Trimitem acest mesaj pentru că este despre contul dumneavoastră.',
});

/** When what belonged to a closed account is deleted: the last that its address gets. */
export const closedEmail = (): EmailContent => ({
  template: 'accountClosed',
  preview: 'Datele contului s-au șters.',
  paragraphs: [KEPT],
  reason: 'Trimitem acest mesaj pentru că ați închis contul.',
});
