import { formatDate } from '@anunturi/shared-domain/formats/formatDate';
import { appealTexts } from '@anunturi/shared-domain/moderation/appealTexts';
import type { Decision } from '@anunturi/shared-domain/moderation/decision';
import { basisOf, moderationGrounds } from '@anunturi/shared-domain/moderation/moderationFields';
import { links } from '@anunturi/shared-domain/site/links';
import { siteOrigin } from '../../app/siteOrigin';
import type { EmailContent } from './EmailContent';

type Restriction = Pick<
  Decision,
  'ground' | 'facts' | 'byMachine' | 'until' | 'targetKind' | 'targetTitle'
> & { heading: string };

/** Statement of reasons for a restriction that stands in `decisions` (DSA art. 17). */
export const restrictionEmail = ({
  heading,
  ground,
  facts,
  byMachine,
  until,
  targetKind,
  targetTitle,
}: Restriction): EmailContent => ({
  template: 'restriction',
  values: { masura: heading },
  preview: 'De ce, și cum puteți contesta.',
  paragraphs: [
    byMachine
      ? 'Decizia a fost găsită și luată automat, de program.'
      : 'Decizia a fost luată de un moderator, nu automat.',
    ...(until ? [`Se încheie de la sine pe ${formatDate(until)}.`] : []),
  ],
  facts: [
    ...(targetKind === 'listing' ? ([['Anunț', targetTitle]] as const) : []),
    ...(ground ? ([['Temei', moderationGrounds[ground]]] as const) : []),
    ['Din', basisOf(ground)],
    ['Faptele', facts],
  ],
  action: { label: 'Vedeți și contestați', url: siteOrigin() + links.ownReports() },
  afterwards: [
    `Contestația se trimite din cont și o judecă un om. ${appealTexts.once} ${appealTexts.elsewhere}`,
  ],
  reason: 'Trimitem acest mesaj pentru că legea cere să aflați motivele unei decizii.',
});
