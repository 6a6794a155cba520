import { blockedEmail, blockEndedEmail } from './blockEmails';
import { addressTakenEmail, closedEmail, closingEmail, unreadEmail } from './accountEmails';
import { confirmSearchEmail, newsEmail } from './alertEmails';
import * as decisions from './decisionEmails';
import { paperEndingEmail, reminderEmail } from './deadlineEmails';
import { alarmEmail } from './alarmEmail';
import { digestEmail } from './digestEmail';
import { favouriteEmail } from './favouriteEmails';
import type { EmailContent } from './EmailContent';
import {
  addressChangedEmail,
  newDeviceEmail,
  passwordChangedEmail,
  secondFactorEmail,
} from './sessionEmails';
import { changeItems } from '@anunturi/shared-domain/moderation/changeItems';
import { holdFacts } from '../../decisions/keepHold';
import { phoneChangedEmail } from './phoneEmails';
import { restrictionEmail } from './restrictionEmails';
import { legalTextEmail } from './legalEmails';
import * as listings from './listingEmails';

const listing = {
  id: 'AAAAAAAAAAAAAAAAAAAA',
  title: 'Dacia Duster 1.5 dCi, 2018, un singur proprietar',
  slug: 'dacia-duster',
  price: { amountMinor: 950_000, currency: 'EUR', negotiable: true, unit: 'fixed' },
  localityName: 'Orașul dumneavoastră',
  expiresAt: new Date('2026-12-01T10:00:00Z'),
} as const;
const urls = { renewUrl: 'https://exemplu.ro/prelungire', soldUrl: 'https://exemplu.ro/vandut' };
const statement = {
  title: listing.title,
  ground: 'misleading',
  facts: 'Prețul din descriere este altul decât cel din anunț.',
} as const;

const card = {
  url: 'https://exemplu.ro/anunt/dacia-duster',
  title: listing.title,
  price: '9.500 €',
  change: 'a scăzut cu 5 %, de la 10.000 €',
  facts: '2018 · 98.000 km · Diesel · Orașul dumneavoastră',
  picture: { url: 'https://exemplu.ro/fotografie.webp', alt: `Fotografie: ${listing.title}` },
};
const found = {
  name: 'Dacia Duster sub 10.000 €',
  query: 'marca=dacia&model=duster',
  cards: [card, { ...card, url: `${card.url}-2`, title: 'Dacia Duster 4x4, 2020' }],
  more: 4,
  changeUrl: 'https://exemplu.ro/cat-de-des',
};

/** Each e-mail of the site once, with what it could tell; `npm run mails` writes them as files. */
export const sampleEmails: Readonly<Record<string, EmailContent>> = {
  'mesaje-necitite': unreadEmail('conversatie', {
    from: 'Ion Popescu',
    title: listing.title,
    text: 'Bună ziua, mai este disponibilă? Pot veni azi după ora 17.',
    count: 2,
  }),
  'cautare-noutati': newsEmail('daily', [found]),
  'cautare-de-confirmat': confirmSearchEmail('https://exemplu.ro/confirmare'),
  'favorit-ieftinit': favouriteEmail('favouriteCheaper', card),
  'favorit-vandut': favouriteEmail('favouriteSold', card),
  'favorit-expira': favouriteEmail('favouriteEnding', card),
  'telefon-schimbat': phoneChangedEmail(card),
  'anunt-public': listings.publishedEmail(listing),
  'anunt-in-verificare': restrictionEmail({
    heading: 'Anunțul așteaptă verificarea',
    facts: holdFacts('newSeller'),
    byMachine: true,
  }),
  'drept-de-a-sesiza-suspendat': restrictionEmail({
    heading: 'Nu mai puteți trimite sesizări o vreme',
    ground: 'spam',
    facts: 'Ați trimis douăzeci de sesizări despre anunțuri în regulă.',
    until: listing.expiresAt,
  }),
  'anunt-aprobat': listings.approvedEmail(listing),
  'anunt-expira': listings.endingEmail(listing, urls),
  'anunt-expirat': listings.endedEmail(listing, urls),
  'anunt-fara-noutati': listings.silentEmail(listing, {
    ...urls,
    availableUrl: 'https://exemplu.ro/disponibil',
    takeDownUrl: 'https://exemplu.ro/scoatere',
  }),
  'anunt-respins': decisions.rejectedEmail({ ...statement, isRemoval: false, isNotified: true }),
  'anunt-de-modificat': decisions.changesAskedEmail({
    id: listing.id,
    title: listing.title,
    changes: [changeItems.ownPhotos, changeItems.price, 'Scrieți și când expiră ITP-ul.'],
  }),
  'anunt-scos': decisions.rejectedEmail({ ...statement, isRemoval: true, isNotified: false }),
  'contestatie-respinsa': decisions.appealEmail(`anunțul „${listing.title}”`, 'upheld', {
    answer: statement.facts,
    isSame: true,
  }),
  'contestatie-admisa': decisions.appealEmail(`anunțul „${listing.title}”`, 'reversed', {
    answer: 'Am greșit, ne cerem scuze.',
    isSame: false,
  }),
  'cont-suspendat': blockedEmail({
    ground: 'fraud',
    facts: 'Trei anunțuri cu aceeași mașină, care nu este a dumneavoastră.',
    until: new Date('2026-12-05T08:00:00Z'),
  }),
  'suspendare-incheiata': blockEndedEmail(),
  'suspendare-incheiata-cont-inchis': blockEndedEmail({ isClosing: true }),
  'sesizare-primita': decisions.reportReceivedEmail('Ab12Cd34', urls.renewUrl),
  'sesizare-rezolvata': decisions.reportAnsweredEmail(
    { receipt: 'Ab12Cd34', statusUrl: urls.renewUrl },
    'kept',
    statement.facts,
  ),
  'mesaj-de-contact': decisions.contactReceivedEmail(),
  'administrare-zilnic': digestEmail({
    pending: { count: 3, oldestAt: new Date('2026-11-27T08:00:00Z') },
    reports: { count: 1, oldestAt: new Date('2026-11-28T06:30:00Z') },
    failedEmails: 2,
    failedJobs: 0,
    alarms: 1,
    stepsBack: ['Anunțuri: blog s-a întors la versiunea 1.0.0-a'],
  }),
  'administrare-alarma': alarmEmail('manyFailures', 10, true),
  'act-care-expira': paperEndingEmail({ name: 'Polița Loganului', term: 'RCA', day: '2026-12-20' }),
  'termen-de-document': reminderEmail({
    title: 'Depuneți declarația la taxe și impozite',
    day: '2026-12-28',
  }),
  'termeni-schimbati': legalTextEmail({
    kind: 'terms',
    version: 2,
    from: '2026-12-28',
    changes: ['Spunem și ce se întâmplă cu un anunț la care cerem modificări.'],
  }),
  'cont-se-inchide': closingEmail(),
  'cont-inchis': closedEmail(),
  'dispozitiv-nou': newDeviceEmail(
    'Chrome pe Android',
    new Date('2026-11-20T12:03:00Z'),
    'https://exemplu.ro/nu-am-fost-eu',
  ),
  'parola-schimbata': passwordChangedEmail('https://exemplu.ro/nu-am-fost-eu'),
  'al-doilea-pas': secondFactorEmail('on', 'https://exemplu.ro/nu-am-fost-eu'),
  'cod-de-rezerva': secondFactorEmail({ codesLeft: 9 }, 'https://exemplu.ro/nu-am-fost-eu'),
  'adresa-neconfirmata': addressTakenEmail('https://exemplu.ro/eliberare'),
  'adresa-schimbata': addressChangedEmail('https://exemplu.ro/nu-am-fost-eu'),
};
