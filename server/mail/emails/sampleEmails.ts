import { reportOutcomes } from '@anunturi/shared-domain/moderation/report';
import { blockedEmail, blockEndedEmail } from './blockEmails';
import { addressTakenEmail, closedEmail, closingEmail, unreadEmail } from './accountEmails';
import { confirmSearchEmail, newsEmail } from './alertEmails';
import { contactAnsweredEmail, contactClosedEmail, contactReceivedEmail } from './contactEmails';
import * as decisions from './decisionEmails';
import { paperEndingEmail, reminderEmail } from './deadlineEmails';
import { alarmEmail } from './alarmEmail';
import { digestEmail } from './digestEmail';
import { favouriteEmail } from './favouriteEmails';
import type { EmailTemplateId } from '@anunturi/shared-domain/emails/emailTemplates';
import type { EmailContent } from './EmailContent';
import {
  addressChangedEmail,
  newDeviceEmail,
  passwordChangedEmail,
  secondFactorEmail,
} from './sessionEmails';
import { legalRequestKinds } from '@anunturi/shared-domain/people/legalRequestKinds';
import { changeItems } from '@anunturi/shared-domain/moderation/changeItems';
import { phoneChangedEmail } from './phoneEmails';
import { roleEmail } from './roleEmail';
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

const written = {
  id: 'Ef56Gh78Ef56Gh78Ef56',
  subject: legalRequestKinds.access,
  createdAt: new Date('2026-11-20T12:03:00Z'),
};

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
export const sampleEmails: Readonly<Record<EmailTemplateId, EmailContent>> = {
  unreadMessages: unreadEmail('conversatie', {
    from: 'Ion Popescu',
    title: listing.title,
    text: 'Bună ziua, mai este disponibilă? Pot veni azi după ora 17.',
    count: 2,
  }),
  searchNews: newsEmail('daily', [found]),
  searchConfirmation: confirmSearchEmail('https://exemplu.ro/confirmare'),
  favouriteCheaper: favouriteEmail('favouriteCheaper', card),
  favouriteSold: favouriteEmail('favouriteSold', card),
  favouriteEnding: favouriteEmail('favouriteEnding', card),
  phoneChanged: phoneChangedEmail(card),
  listingPublished: listings.publishedEmail(listing),
  restriction: restrictionEmail({
    heading: 'Nu mai puteți trimite sesizări o vreme',
    targetKind: 'user',
    targetTitle: 'Ion Popescu',
    ground: 'spam',
    facts: 'Ați trimis douăzeci de sesizări despre anunțuri în regulă.',
    until: listing.expiresAt,
  }),
  listingApproved: listings.approvedEmail(listing),
  listingEnding: listings.endingEmail(listing, urls),
  listingEnded: listings.endedEmail(listing, urls),
  listingSilent: listings.silentEmail(listing, {
    ...urls,
    availableUrl: 'https://exemplu.ro/disponibil',
    takeDownUrl: 'https://exemplu.ro/scoatere',
  }),
  listingRejected: decisions.rejectedEmail({ ...statement, isRemoval: false, isNotified: true }),
  sellerMessage: decisions.sellerMessageEmail(
    { id: listing.id, title: listing.title },
    'Bună ziua,\nMașina din fotografii pare alta decât cea din descriere. Ce an are?',
  ),
  changesAsked: decisions.changesAskedEmail({
    id: listing.id,
    title: listing.title,
    changes: [changeItems.ownPhotos, changeItems.price, 'Scrieți și când expiră ITP-ul.'],
  }),
  listingRemoved: decisions.rejectedEmail({ ...statement, isRemoval: true, isNotified: false }),
  appealAnswered: decisions.appealEmail(`anunțul „${listing.title}”`, 'upheld', {
    answer: statement.facts,
    isSame: true,
  }),
  accountBlocked: blockedEmail({
    ground: 'fraud',
    facts: 'Trei anunțuri cu aceeași mașină, care nu este a dumneavoastră.',
    until: new Date('2026-12-05T08:00:00Z'),
  }),
  blockEnded: blockEndedEmail(),
  blockEndedClosing: blockEndedEmail({ isClosing: true }),
  reportReceived: decisions.reportReceivedEmail('Ab12Cd34', urls.renewUrl),
  reportAnswered: decisions.reportAnsweredEmail(
    { receipt: 'Ab12Cd34', statusUrl: urls.renewUrl },
    reportOutcomes.kept,
    statement.facts,
  ),
  contactReceived: contactReceivedEmail(written),
  contactAnswered: contactAnsweredEmail(
    written,
    'Bună ziua,\nAm trimis datele contului la această adresă, într-un e-mail separat.',
  ),
  contactClosed: contactClosedEmail(written),
  administratorDigest: digestEmail({
    pending: { count: 3, oldestAt: new Date('2026-11-27T08:00:00Z') },
    reports: { count: 1, oldestAt: new Date('2026-11-28T06:30:00Z') },
    operated: {
      failedEmails: 2,
      failedJobs: 0,
      alarms: 1,
      stepsBack: ['Anunțuri: blog s-a întors la versiunea 1.0.0-a'],
    },
  }),
  roleGiven: roleEmail('moderator'),
  roleTaken: roleEmail('user'),
  administratorAlarm: alarmEmail('manyFailures', 10, true),
  paperEnding: paperEndingEmail({ name: 'Polița Loganului', term: 'RCA', day: '2026-12-20' }),
  reminder: reminderEmail({
    title: 'Depuneți declarația la taxe și impozite',
    day: '2026-12-28',
  }),
  legalText: legalTextEmail({
    kind: 'terms',
    version: 2,
    from: '2026-12-28',
    changes: ['Spunem și ce se întâmplă cu un anunț la care cerem modificări.'],
  }),
  accountClosing: closingEmail(),
  accountClosed: closedEmail(),
  newDevice: newDeviceEmail(
    'Chrome pe Android',
    new Date('2026-11-20T12:03:00Z'),
    'https://exemplu.ro/nu-am-fost-eu',
  ),
  passwordChanged: passwordChangedEmail('https://exemplu.ro/nu-am-fost-eu'),
  secondFactorOn: secondFactorEmail('on', 'https://exemplu.ro/nu-am-fost-eu'),
  secondFactorOff: secondFactorEmail('off', 'https://exemplu.ro/nu-am-fost-eu'),
  recoveryCodesReplaced: secondFactorEmail('codes', 'https://exemplu.ro/nu-am-fost-eu'),
  recoveryCodeUsed: secondFactorEmail({ codesLeft: 9 }, 'https://exemplu.ro/nu-am-fost-eu'),
  addressTaken: addressTakenEmail('https://exemplu.ro/eliberare'),
  addressChanged: addressChangedEmail('https://exemplu.ro/nu-am-fost-eu'),
};
