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
  subject: told.count === 1 ? 'Un mesaj nou' : plural(told.count, 'mesaj nou', 'mesaje noi'),
  preview: 'Cineva așteaptă un răspuns.',
  heading: `${told.from} v-a scris`,
  paragraphs: [`Despre anunțul „${told.title}”:`, `„${told.text}”`],
  action: { label: 'Răspundeți', url: siteOrigin() + links.messages(conversationId) },
  afterwards: ['Nu trimiteți bani în avans și nu dați datele cardului unui necunoscut.'],
  reason: 'Primiți acest mesaj pentru că aveți mesaje necitite.',
});

/** To an address that an account has and never confirmed, and with which somebody wanted to register. */
export const addressTakenEmail = (freeUrl: string): EmailContent => ({
  subject: 'Adresa dumneavoastră are deja un cont neconfirmat',
  preview: 'Dacă nu l-ați făcut dumneavoastră, puteți elibera adresa.',
  heading: 'Adresa are deja un cont neconfirmat',
  paragraphs: [
    'Cineva a vrut să facă un cont cu această adresă, dar există deja unul, a cărui adresă nu a fost confirmată niciodată.',
    'Dacă nu ați făcut dumneavoastră acel cont, eliberați adresa: el se șterge cu tot ce cuprinde și puteți face altul.',
  ],
  action: { label: 'Eliberați adresa', url: freeUrl },
  afterwards: [
    `Linkul este valabil ${FREE_ADDRESS_HOURS} de ore.`,
    'Dacă este contul dumneavoastră, nu apăsați: intrați în el și confirmați adresa.',
  ],
  reason:
    'Trimitem acest mesaj cel mult o dată pe zi, când cineva vrea să facă un cont cu adresa dumneavoastră.',
});

/** When an account is closed by its person. */
export const closingEmail = (): EmailContent => ({
  subject: 'Contul se închide',
  preview: 'Anunțurile nu se mai văd, datele se șterg.',
  heading: 'Contul se închide',
  paragraphs: [
    'Ați cerut închiderea contului. Anunțurile și profilul nu se mai văd, iar datele se șterg acum. Vă scriem când s-au șters.',
    'Ce a fost respins sau sesizat se păstrează șase luni, cum scrie în politica de confidențialitate.',
  ],
  afterwards: ['Dacă nu ați cerut dumneavoastră, răspundeți la acest mesaj cât mai repede.'],
  reason: 'Trimitem acest mesaj pentru că este despre contul dumneavoastră.',
});

/** When what belonged to a closed account is deleted: the last that its address gets. */
export const closedEmail = (): EmailContent => ({
  subject: 'Contul este închis',
  preview: 'Datele contului s-au șters.',
  heading: 'Contul este închis',
  paragraphs: [
    'Anunțurile, mesajele, fișierele și datele contului s-au șters.',
    'Ce a fost respins sau sesizat se păstrează șase luni, cum scrie în politica de confidențialitate.',
  ],
  reason: 'Trimitem acest mesaj pentru că ați închis contul.',
});
