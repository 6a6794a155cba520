import { keptDays } from '@anunturi/shared-domain/people/keptDays';
import type { EmailCard, EmailContent } from './EmailContent';

/** To somebody who was shown another phone of a listing. */
export const phoneChangedEmail = (card: EmailCard): EmailContent => ({
  template: 'phoneChanged',
  preview: 'Un anunț la care ați văzut numărul de telefon are acum alt număr.',
  groups: [{ heading: 'Anunțul', cards: [card], links: [] }],
  reason: `Primiți acest mesaj pentru că v-am arătat numărul de telefon al anunțului în ultimele ${keptDays.shownPhone} de zile.`,
});
