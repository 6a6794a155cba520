import {
  basisOf,
  type ModerationGround,
  moderationGrounds,
} from '@anunturi/shared-domain/moderation/moderationFields';
import { appealTexts } from '@anunturi/shared-domain/moderation/appealTexts';
import { links } from '@anunturi/shared-domain/site/links';
import { siteOrigin } from '../../app/siteOrigin';
import type { EmailContent } from './EmailContent';

type Statement = {
  title: string;
  ground: ModerationGround;
  facts: string;
  isRemoval: boolean;
  isNotified: boolean;
};

/** Statement of reasons for a listing that was rejected or removed from view (DSA art. 17). */
export const rejectedEmail = ({
  title,
  ground,
  facts,
  isRemoval,
  isNotified,
}: Statement): EmailContent => ({
  template: isRemoval ? 'listingRemoved' : 'listingRejected',
  preview: 'De ce, și cum puteți contesta.',
  paragraphs: [
    `Anunțul „${title}” nu mai este public, fără limită de timp, peste tot pe site.${isRemoval ? ' Nu îl puteți retrimite cât timp decizia rămâne.' : ''}`,
    isNotified
      ? 'Decizia a fost luată de un moderator, în urma unei sesizări.'
      : 'Decizia a fost luată de un moderator.',
  ],
  facts: [
    ['Temei', moderationGrounds[ground]],
    ['Din', basisOf(ground)],
    ['Faptele', facts],
  ],
  action: { label: 'Vedeți și contestați', url: siteOrigin() + links.dashboard() },
  afterwards: [
    `Contestația se trimite din cont, de la anunț. ${appealTexts.once} ${appealTexts.elsewhere}`,
  ],
  reason: 'Trimitem acest mesaj pentru că legea cere să aflați motivele unei decizii.',
});

/** That a listing waits for its seller: what a moderator asks to be changed (DSA art. 17). */
export const changesAskedEmail = ({
  id,
  title,
  changes,
}: {
  id: string;
  title: string;
  changes: readonly string[];
}): EmailContent => ({
  template: 'changesAsked',
  preview: 'Ce trebuie schimbat ca să devină public.',
  paragraphs: [
    `Un moderator s-a uitat la anunțul „${title}” și vă cere câteva modificări. Până le faceți, anunțul nu este public. Decizia a fost luată de un om, nu automat.`,
  ],
  facts: [
    ...changes.map((change, at) => [String(at + 1), change] as const),
    ['Din', basisOf('other')],
  ],
  action: { label: 'Modificați și retrimiteți', url: siteOrigin() + links.editListing(id) },
  afterwards: [
    'După ce îl retrimiteți, este văzut înaintea celorlalte anunțuri.',
    `Dacă socotiți că cererea este greșită, o puteți contesta din cont, de la anunț. ${appealTexts.once} ${appealTexts.elsewhere}`,
  ],
  reason: 'Trimitem acest mesaj pentru că legea cere să aflați motivele unei decizii.',
});

/** What a moderator writes to the seller of a listing; no decision is told by it. */
export const sellerMessageEmail = (
  { id, title }: { id: string; title: string },
  text: string,
): EmailContent => ({
  template: 'sellerMessage',
  preview: 'Un moderator v-a scris.',
  paragraphs: [
    `Un moderator v-a scris despre anunțul „${title}”:`,
    ...text.split(/\n+/).filter(Boolean),
  ],
  action: { label: 'Deschideți anunțul', url: siteOrigin() + links.editListing(id) },
  afterwards: [
    'Mesajul nu este o decizie: anunțul rămâne cum era. Puteți răspunde la acest e-mail.',
  ],
  reason: 'Trimitem acest mesaj pentru că aveți un anunț pe site.',
});

const outcomeTexts = {
  upheld: 'După contestație, decizia rămâne.',
  reversed: 'După contestație, decizia a fost anulată și totul este din nou cum era.',
} as const;

/** What became of an appeal (DSA art. 20). */
export const appealEmail = (
  about: string,
  outcome: keyof typeof outcomeTexts,
  { answer, isSame }: { answer: string; isSame: boolean },
): EmailContent => ({
  template: 'appealAnswered',
  preview: outcomeTexts[outcome],
  paragraphs: [
    `Este vorba de ${about}.`,
    outcomeTexts[outcome],
    ...(isSame ? [appealTexts.same] : []),
  ],
  facts: [['Motivele', answer]],
  action: { label: 'Intrați în cont', url: siteOrigin() + links.dashboard() },
  reason: 'Trimitem acest mesaj pentru că ați contestat o decizie.',
});

const STATUS = 'Vedeți sesizarea și ce puteți face';
const REPORTED = 'Trimitem acest mesaj pentru că ați făcut o sesizare cu această adresă de e-mail.';

/** That a notice came (DSA art. 16 para. 4). */
export const reportReceivedEmail = (receipt: string, statusUrl: string): EmailContent => ({
  template: 'reportReceived',
  preview: 'O citește un om și vă scriem ce am hotărât.',
  facts: [['Număr', receipt]],
  action: { label: STATUS, url: statusUrl },
  reason: REPORTED,
});

/** What became of a notice, and where its sender may go with it (DSA art. 16 para. 5). */
export const reportAnsweredEmail = (
  { receipt, statusUrl }: { receipt: string; statusUrl: string },
  /** In words. */
  outcome: string,
  answer: string,
): EmailContent => ({
  template: 'reportAnswered',
  preview: outcome,
  paragraphs: ['Un moderator a hotărât.'],
  facts: [
    ['Număr', receipt],
    ['Rezultat', outcome],
    ['Motivele', answer],
  ],
  action: { label: STATUS, url: statusUrl },
  afterwards: [
    'Dacă nu sunteți de acord, răspundeți la acest mesaj; vă puteți adresa și autorităților sau instanței.',
  ],
  reason: REPORTED,
});
