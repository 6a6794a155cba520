/** What can be expected to go wrong, by code, with the words a visitor reads. */
export const marketErrorMessages = {
  notFound: 'Nu am găsit ce căutați. Poate a fost șters între timp.',
  notAllowed: 'Nu aveți dreptul să faceți acest lucru.',
  signInNeeded: 'Intrați în cont pentru a continua.',
  sessionEnded: 'Sesiunea s-a încheiat. Intrați din nou în cont și continuați.',
  secondFactorNeeded: 'Scrieți codul din aplicația de autentificare pentru a continua.',
  emailNotVerified: 'Confirmați adresa de e-mail pentru a continua.',
  blocked: 'Contul este suspendat sau se închide. În cont citiți de ce și cum contestați.',
  blockedByRecipient: 'Această persoană nu mai primește mesaje de la dumneavoastră.',
  invalidInput: 'Unele câmpuri nu sunt completate corect.',
  bannedWords: 'Textul conține cuvinte care nu sunt permise.',
  dailyLimit: 'Ați atins limita pe ziua de azi. Încercați din nou mâine.',
  tooFast: 'Ați trimis prea repede. Așteptați câteva secunde și încercați din nou.',
  workNeeded:
    'De la rețeaua dumneavoastră vin azi foarte multe cereri. Reîncărcați pagina și încercați din nou.',
  appCheckNeeded: 'Reîncărcați pagina.',
  changedElsewhere:
    'Între timp, datele s-au schimbat în altă parte. Reîncărcați înainte de a salva.',
  wrongStatus: 'În starea de acum a anunțului, acest lucru nu se poate face.',
  offline: 'Nu sunteți conectat la internet. Încercați din nou când revine legătura.',
  unavailable: 'Serviciul nu răspunde acum. Încercați din nou peste câteva momente.',
  timeout: 'A durat prea mult. Încercați din nou.',
  tooLarge: 'Fișierul este prea mare.',
  fileType: 'Acest tip de fișier nu este acceptat.',
  fileUnreadable: 'Fișierul nu poate fi citit. Poate este deteriorat.',
  quotaFull: 'Nu mai aveți loc în arhivă. Ștergeți ceva și încercați din nou.',
  cancelled: 'Ați oprit operația.',
  wrongCredentials: 'E-mailul sau parola nu sunt corecte.',
  recentSignInNeeded: 'Pentru siguranță, introduceți din nou parola.',
  slugTaken: 'Există deja un articol cu această adresă.',
  categoryInUse: 'Categoria are anunțuri, poate numai șterse de curând. Uniți-o mai întâi cu alta.',
} as const;

export type MarketErrorCode = keyof typeof marketErrorMessages;

/** An expected failure: a code for the program, a Romanian message for the person; the cause is kept, never shown. */
export class MarketError extends Error {
  readonly code: MarketErrorCode;
  /** What is wrong with which field of what was sent, in Romanian. */
  readonly fields: Record<string, string> | undefined;

  constructor(
    code: MarketErrorCode,
    message: string = marketErrorMessages[code],
    options?: { cause?: unknown; fields?: Record<string, string> | undefined },
  ) {
    super(message, options);
    this.name = 'MarketError';
    this.code = code;
    this.fields = options?.fields;
  }
}

/** True for an expected failure, also one made by another copy of this file (remotes are built apart). */
export function isMarketError(error: unknown): error is MarketError {
  return error instanceof Error && error.name === 'MarketError' && 'code' in error;
}

/** The words to show for any error: its own when expected, otherwise the general ones. */
export function toRomanianMessage(error: unknown): string {
  return isMarketError(error) ? error.message : marketErrorMessages.unavailable;
}
