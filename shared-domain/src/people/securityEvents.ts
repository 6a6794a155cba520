/** What the security log tells apart. */
export const securityKinds = {
  signIn: 'Intrări în cont',
  failure: 'Încercări greșite',
  refusal: 'Refuzuri',
  change: 'Schimbări de siguranță',
  read: 'Date personale citite',
  export: 'Exporturi',
  alarm: 'Alarme',
} as const;
export type SecurityKind = keyof typeof securityKinds;

const byKind = {
  signIn: {
    signedIn: 'Intrare în cont',
    signedInAnew: 'Intrare de pe un dispozitiv nou',
    codeProved: 'Al doilea pas, confirmat',
    recoveryCodeUsed: 'Cod de rezervă folosit',
  },
  failure: {
    codeWrong: 'Cod greșit la al doilea pas',
    codePaused: 'Cod neluat în seamă: prea multe greșite azi',
  },
  refusal: {
    refusedSession: 'Sesiune încheiată sau semn de intrare fals',
    refusedRight: 'Fără drept',
    refusedBlocked: 'Cont blocat',
    refusedCode: 'Lipsește al doilea pas',
    refusedOldSignIn: 'Parola dată cu prea mult timp în urmă',
    refusedLimit: 'Limita zilei',
    refusedPace: 'Prea repede',
  },
  change: {
    passwordChanged: 'Parolă schimbată',
    addressChanged: 'Adresă de e-mail schimbată',
    secondFactorSet: 'Al doilea pas, activat',
    secondFactorEnded: 'Al doilea pas, scos',
    recoveryCodesRenewed: 'Coduri de rezervă noi',
    sessionEnded: 'Sesiune încheiată',
    otherSessionsEnded: 'Celelalte sesiuni, încheiate',
    accountSecured: '„Nu am fost eu”',
    accountClosed: 'Cont închis',
    accountFreed: 'Cont neconfirmat, închis de la adresa lui',
    accountBlocked: 'Cont blocat',
    accountUnblocked: 'Cont deblocat',
    roleChanged: 'Rol schimbat',
  },
  read: {
    reportsRead: 'Sesizări',
    queueRead: 'Anunțuri care așteaptă',
    reportPhotoRead: 'Fotografie dintr-o sesizare',
    sharedFileRead: 'Fișier căutat după linkul lui',
    restrictionsRead: 'Restricții și contestații',
    failedEmailsRead: 'E-mailuri nelivrate',
    securityLogRead: 'Jurnalul de siguranță',
    listingsSearched: 'Anunțuri căutate după telefon, e-mail sau serie',
    peopleRead: 'Lista de utilizatori',
    personRead: 'Un utilizator',
    contactMessagesRead: 'Mesaje de contact',
  },
  export: {
    ownDataExported: 'Datele proprii',
    peopleExported: 'Lista de utilizatori',
  },
  alarm: {
    manyFailures: 'Multe încercări greșite',
    manyRefusals: 'Multe refuzuri',
    manyExports: 'Multe exporturi',
    peopleExportedAlarm: 'Lista de utilizatori, exportată',
  },
} as const satisfies Record<SecurityKind, Record<string, string>>;

/** Each event of the security log, as a line says it. */
export const securityEvents = {
  ...byKind.signIn,
  ...byKind.failure,
  ...byKind.refusal,
  ...byKind.change,
  ...byKind.read,
  ...byKind.export,
  ...byKind.alarm,
} as const;
export type SecurityEvent = keyof typeof securityEvents;

/** The kind of an event. */
export const kindOfEvent = (event: SecurityEvent): SecurityKind =>
  (Object.keys(byKind) as SecurityKind[]).find((kind) => event in byKind[kind])!;
