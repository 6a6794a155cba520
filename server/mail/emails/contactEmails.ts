import { formatDateTime } from '@anunturi/shared-domain/formats/formatDate';
import {
  type LegalRequestKind,
  toLegalRequestKind,
} from '@anunturi/shared-domain/people/legalRequestKinds';
import {
  type ContactMessage,
  toContactReceipt,
} from '@anunturi/shared-domain/moderation/contactMessage';
import type { EmailContent } from './EmailContent';

type Written = Pick<ContactMessage, 'id' | 'subject' | 'createdAt'>;

/** Nothing that was written stands in these e-mails: anybody can give any address. */
const about = ({ id, createdAt }: Written) => ({
  facts: [
    ['Număr', toContactReceipt(id)],
    ['Trimis', formatDateTime(createdAt)],
  ] as const,
  reason:
    'Trimitem acest mesaj pentru că cineva a scris în pagina de contact cu această adresă. Dacă nu ați fost dumneavoastră, nu aveți nimic de făcut.',
});

/** That a message to the operator came. */
export const contactReceivedEmail = (written: Written): EmailContent => ({
  template: 'contactReceived',
  preview: 'Vă răspundem la această adresă.',
  ...about(written),
});

/** What the operator answers; to a request about one's data, with where to go if it does not satisfy (GDPR art. 12 (4)). */
export const contactAnsweredEmail = (written: Written, answer: string): EmailContent => ({
  template: 'contactAnswered',
  preview: 'Am citit mesajul și vă răspundem.',
  paragraphs: answer.split(/\n+/).filter(Boolean),
  afterwards: isAboutData(toLegalRequestKind(written.subject)) ? [COMPLAINT] : [],
  ...about(written),
});

/** That a message was read and closed without an answer. */
export const contactClosedEmail = (written: Written): EmailContent => ({
  template: 'contactClosed',
  preview: 'L-am citit și l-am închis.',
  ...about(written),
});

const isAboutData = (kind: LegalRequestKind | undefined): boolean =>
  kind !== undefined && kind !== 'accessibility';
const COMPLAINT =
  'Dacă răspunsul nu vă mulțumește, puteți face plângere la Autoritatea Națională de Supraveghere a Prelucrării Datelor cu Caracter Personal (dataprotection.ro) sau vă puteți adresa instanței.';
