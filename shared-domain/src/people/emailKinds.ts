/** What people are told by e-mail and may switch off, in their words; a blocked person gets none of these. */
export const wishedEmails = {
  unreadMessages: 'aveți mesaje necitite',
  searchAlert: 'apar anunțuri noi pentru o căutare salvată',
  favouriteCheaper: 'un anunț favorit se ieftinește',
  favouriteSold: 'un anunț favorit a fost vândut',
  favouriteEnding: 'un anunț favorit expiră în curând',
  phoneChanged: 'se schimbă telefonul unui anunț la care v-am arătat numărul',
  listingPublished: 'un anunț al dumneavoastră devine public',
  listingApproved: 'un anunț al dumneavoastră a fost aprobat',
  listingEnding: 'un anunț al dumneavoastră expiră în 3 zile',
  listingEnded: 'un anunț al dumneavoastră a expirat',
  listingSilent: 'vă întrebăm dacă un anunț mai este disponibil',
  deadline: 'se apropie termenul unui act: din arhivă, sau dintr-un document la care ați cerut',
} as const;
export type WishedEmail = keyof typeof wishedEmails;

export const isWished = (kind: EmailKind): kind is WishedEmail => kind in wishedEmails;

/**
 * What is told by e-mail: beside what its reader may switch off, what the account, the law or a decision needs, and what the
 * operator is told.
 */
export type EmailKind =
  | WishedEmail
  | 'accountClosing'
  | 'passwordChanged'
  | 'addressChanged'
  | 'addressTaken'
  | 'newDevice'
  | 'secondFactorChanged'
  | 'roleChanged'
  | 'decision'
  | 'appealAnswered'
  | 'reportReceived'
  | 'reportAnswered'
  | 'contactReceived'
  | 'contactAnswered'
  | 'sellerMessage'
  | 'legalText'
  | 'searchConfirmation'
  | 'operator';
