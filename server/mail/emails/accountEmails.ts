import { links } from '@anunturi/shared-domain/site/links';
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

/** When an account is closed by its person. */
export const closingEmail = (): EmailContent => ({
  subject: 'Contul se închide',
  preview: 'Anunțurile nu se mai văd, datele se șterg.',
  heading: 'Contul se închide',
  paragraphs: [
    'Ați cerut închiderea contului. Anunțurile și profilul nu se mai văd, iar datele se șterg acum.',
    'Ce a fost respins sau sesizat se păstrează șase luni, cum scrie în politica de confidențialitate.',
  ],
  afterwards: ['Dacă nu ați cerut dumneavoastră, răspundeți la acest mesaj cât mai repede.'],
  reason: 'Trimitem acest mesaj pentru că este despre contul dumneavoastră.',
});
