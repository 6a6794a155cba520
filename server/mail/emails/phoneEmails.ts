import { keptDays } from '@anunturi/shared-domain/people/keptDays';
import type { EmailCard, EmailContent } from './EmailContent';

/** To somebody who was shown another phone of a listing. */
export function phoneChangedEmail(card: EmailCard): EmailContent {
  const text = 'Un anunț la care ați văzut numărul de telefon are acum alt număr.';
  return {
    subject: 'S-a schimbat telefonul unui anunț',
    preview: text,
    heading: 'Alt număr de telefon',
    paragraphs: [
      text,
      'Dacă ați vorbit deja cu vânzătorul, întrebați-l la numărul vechi sau în mesajele de pe site dacă el l-a schimbat. Nu trimiteți bani în avans și nici datele cardului.',
    ],
    groups: [{ heading: 'Anunțul', cards: [card], links: [] }],
    reason: `Primiți acest mesaj pentru că v-am arătat numărul de telefon al anunțului în ultimele ${keptDays.shownPhone} de zile.`,
  };
}
