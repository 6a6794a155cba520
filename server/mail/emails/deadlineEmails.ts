import { formatIsoDay } from '@anunturi/shared-domain/formats/formatDate';
import { PAPER_REMINDED_DAYS } from '@anunturi/shared-domain/site/limits';
import { links } from '@anunturi/shared-domain/site/links';
import { siteOrigin } from '../../app/siteOrigin';
import type { EmailContent } from './EmailContent';

/** A kept paper runs out in a month. `name`: as its owner calls it; `term`: what runs out. */
export const paperEndingEmail = (paper: {
  name: string;
  term?: string | undefined;
  day: string;
}): EmailContent => ({
  template: 'paperEnding',
  values: { ziua: formatIsoDay(paper.day) },
  preview: `Mai sunt cel mult ${PAPER_REMINDED_DAYS} de zile.`,
  facts: [
    ['Actul', paper.name],
    ...(paper.term ? ([['Ce expiră', paper.term]] as const) : []),
    ['Valabil până la', formatIsoDay(paper.day)],
  ],
  action: { label: 'Deschideți arhiva', url: siteOrigin() + links.archive() },
  reason: 'Primiți acest mesaj pentru că ați scris la un act din arhivă până când este valabil.',
});

/** A week before a day of a document that its person asked to be told of. */
export const reminderEmail = ({ title, day }: { title: string; day: string }): EmailContent => ({
  template: 'reminder',
  values: { ziua: formatIsoDay(day) },
  preview: 'Ne-ați cerut să vă amintim.',
  facts: [
    ['De făcut', title],
    ['Până la', formatIsoDay(day)],
  ],
  action: { label: 'Deschideți documentele', url: siteOrigin() + links.contracts() },
  reason: 'Primiți acest mesaj pentru că ați cerut să vă amintim de termenul unui document.',
});
