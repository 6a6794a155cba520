/** A word that this project does not use, and the field's word for it. */
export type RefusedWord = {
  say: string;
  not: RegExp;
  /** Names are looked for in all of a file; prose in comments, titles of tests and documents alone. */
  where: 'names' | 'prose';
};

/** What stands as it is: stored data, released addresses, and words of another meaning. The reason is in docs/glossary.md. */
export const exceptions: readonly string[] = [
  'contestText',
  'contestedAt',
  'contestOutcome',
  'contestAnswer',
  'contestDecidedAt',
  'contestWaiting',
  'contestUpheld',
  'contestReversed',
  '`contested`',
  'awaiting.contested',
  '`talk:`',
  '/sight',
  'sight.json',
  "'sight'",
  '`sight`',
  'SIGHT_',
  'isInSight',
  'inSight',
  'outOfSight',
  'Insight',
  'keepTypedProfile',
];

/** The list of the house style; a word that is replaced for good joins it. */
export const refusedWords: readonly RefusedWord[] = [
  { say: 'telemetry', not: /\b[a-z]+Sight\b|\b[sS]ight[A-Z]|\bSIGHT/, where: 'names' },
  {
    say: 'telemetry',
    not: /(?<!\b(?:in|into|of|everybody's|their)\s+(?:\*\s+)?)\bsight\b/i,
    where: 'prose',
  },
  {
    say: 'e-mail',
    not: /\b(?:read|send|sent|kept|stepBack|reset)\w*Letters?\b|\bletter(?:Data|Entry)/i,
    where: 'names',
  },
  {
    say: 'e-mail',
    not: /\b(?:gets?|sends?|sent|reads?|page with) (?:a|an|the|no) letters?\b/i,
    where: 'prose',
  },
  { say: 'time limit, WAIT_LIMIT_MS', not: /(?<![a-z])(?:im)?patience/i, where: 'names' },
  { say: 'appeal', not: /\b(?:is|sample)Contest|\bcontestOutcomes|\bContest[A-Z]/, where: 'names' },
  { say: 'appeal', not: /\bcontest(?:s|ed|ing)?\b/i, where: 'prose' },
  { say: 'earlier', not: /\bof before\b/i, where: 'prose' },
  { say: 'a person who', not: /\bwhoever\b|\b(?:by|for|of|to) who\b/i, where: 'prose' },
  { say: 'is told, learns', not: /\bhears? of\b|\bheard of\b/i, where: 'prose' },
  { say: 'fault, error', not: /\bwhat went wrong\b/i, where: 'prose' },
  { say: 'conversation', not: /\btalks?\b(?! to\b)/i, where: 'prose' },
  { say: 'FirestoreClient, client', not: /\bDoor\b/, where: 'names' },
  { say: 'PdfSession, ModerationQueue', not: /\b(?:Pdf|Moderation)Desk\b/, where: 'names' },
  { say: 'preserveInput', not: /\bkeepTyped\w*/, where: 'names' },
  { say: 'hintCookie', not: /\b(?:tellServer|readVisitor)\b/, where: 'names' },
  { say: 'DraftAutosave', not: /\bDraftKeeper\b/, where: 'names' },
  { say: 'PhotoUploads', not: /\bPhotoTray\b/, where: 'names' },
  { say: 'removeOrphans', not: /\bleftPhotos\b/, where: 'names' },
  { say: 'isHidden', not: /\bisLeftOut\b/, where: 'names' },
  { say: 'startConversation', not: /\baskSeller\b/, where: 'names' },
  { say: 'withClockSkew', not: /\baskUntilNow\b/, where: 'names' },
  { say: 'memoizeFor', not: /\brememberFor\b/, where: 'names' },
  { say: 'errorLog', not: /\bfaultLog\b/, where: 'names' },
  { say: '/status.json', not: /\/stare\.json/, where: 'names' },
  { say: 'useAction', not: /\buseAct\b/, where: 'names' },
  { say: 'lockFolder, mutex', not: /\b(?:holdFolder|takeTurn)\b/, where: 'names' },
  { say: 'stubs', not: /\bstand-ins?\b/i, where: 'prose' },
  { say: 'lazyComponent', not: /\blazyPart\b/, where: 'names' },
];
