import { formatDate } from '@anunturi/shared-domain/formats/formatDate';
import { appealTexts } from '@anunturi/shared-domain/moderation/appealTexts';
import {
  basisOf,
  type ModerationGround,
  moderationGrounds,
} from '@anunturi/shared-domain/moderation/moderationFields';
import { links } from '@anunturi/shared-domain/site/links';
import { siteOrigin } from '../../app/siteOrigin';
import type { EmailContent } from './EmailContent';

type Block = { ground: ModerationGround; facts: string; until: Date | undefined };

const action = {
  label: 'Intrați în cont',
  get url() {
    return siteOrigin() + links.dashboard();
  },
};
const reason = 'Trimitem acest mesaj pentru că legea cere să aflați motivele unei decizii.';

/** Statement of reasons for a suspended account (DSA art. 17). */
export const blockedEmail = ({ ground, facts, until }: Block): EmailContent => ({
  template: 'accountBlocked',
  preview: 'De ce, până când, și cum puteți contesta.',
  paragraphs: [
    until
      ? `Suspendarea se încheie de la sine pe ${formatDate(until)}.`
      : 'Suspendarea nu are termen.',
    'Cât ține, nu puteți publica și nu puteți scrie mesaje, iar anunțurile și telefonul nu se mai văd. Decizia a fost luată de un moderator, nu automat.',
  ],
  facts: [
    ['Temei', moderationGrounds[ground]],
    ['Din', basisOf(ground)],
    ['Faptele', facts],
  ],
  action,
  afterwards: [
    `Sesiunile deschise s-au încheiat: intrați din nou în cont ca să citiți decizia și să o contestați. ${appealTexts.once} ${appealTexts.elsewhere}`,
  ],
  reason,
});

/** That a suspension is over; a closing account stays hidden. */
export const blockEndedEmail = ({ isClosing = false } = {}): EmailContent => ({
  template: isClosing ? 'blockEndedClosing' : 'blockEnded',
  preview: isClosing ? 'Contul rămâne închis, cum ați cerut.' : 'Puteți folosi din nou contul.',
  action,
  reason: 'Trimitem acest mesaj pentru că este despre contul dumneavoastră.',
});
