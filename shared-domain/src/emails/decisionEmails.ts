import { defineEmail } from './emailWords';

/** Words of what is told about decisions, reports and requests; what the law asks to be said is not among them. */
export const decisionEmails = {
  listingRejected: defineEmail('Anunț respins', { subject: 'Anunțul a fost respins' }),
  listingRemoved: defineEmail('Anunț scos de pe site', {
    subject: 'Anunțul a fost scos de pe site',
  }),
  changesAsked: defineEmail('Anunț de modificat', { subject: 'Anunțul așteaptă modificări' }),
  sellerMessage: defineEmail('Mesaj al unui moderator', {
    subject: 'Un mesaj despre anunțul dumneavoastră',
  }),
  restriction: defineEmail(
    'Altă restricție',
    { subject: '{masura}' },
    { masura: 'ce s-a hotărât' },
  ),
  accountBlocked: defineEmail('Cont suspendat', { subject: 'Contul a fost suspendat' }),
  blockEnded: defineEmail('Suspendare încheiată', {
    subject: 'Suspendarea contului s-a încheiat',
    text: 'Puteți publica și scrie din nou. Anunțurile ascunse de suspendare se văd iarăși.',
  }),
  blockEndedClosing: defineEmail('Suspendare încheiată, cont care se închide', {
    subject: 'Suspendarea contului s-a încheiat',
    text: 'Ștergerea contului, pe care ați cerut-o, merge mai departe: anunțurile nu se mai arată.',
  }),
  appealAnswered: defineEmail('Răspuns la contestație', { subject: 'Răspuns la contestație' }),
  reportReceived: defineEmail('Sesizare primită', {
    subject: 'Am primit sesizarea',
    text: 'O citește un moderator. Vă scriem la această adresă ce am hotărât și de ce.',
  }),
  reportAnswered: defineEmail('Răspuns la sesizare', { subject: 'Răspuns la sesizare' }),
  contactReceived: defineEmail('Mesaj de contact primit', {
    subject: 'Am primit mesajul',
    text: 'Mesajul trimis prin pagina de contact a ajuns la noi. Vă răspundem la această adresă.',
  }),
  contactAnswered: defineEmail('Răspuns la un mesaj de contact', {
    subject: 'Răspuns la mesajul dumneavoastră',
    text: 'Ne-ați scris prin pagina de contact. Vă răspundem:',
    closing: 'Dacă mai aveți o întrebare, răspundeți la acest mesaj.',
  }),
  contactClosed: defineEmail('Mesaj de contact închis', {
    subject: 'Mesajul dumneavoastră a fost închis',
    text: 'Am citit ce ne-ați scris prin pagina de contact și am închis mesajul fără alt răspuns.',
    closing: 'Dacă așteptați totuși un răspuns, răspundeți la acest mesaj.',
  }),
  legalText: defineEmail(
    'Text legal care se schimbă',
    { subject: '{document} se schimbă de la {data}' },
    { document: 'ce text se schimbă', data: 'de când' },
  ),
};
