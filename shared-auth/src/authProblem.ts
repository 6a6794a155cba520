import { isMarketError, type MarketError } from '@anunturi/shared-domain/site/marketError';

/** Which field of a form an account problem belongs to; `form` when it belongs to none. */
export type AuthField = 'displayName' | 'email' | 'password' | 'code' | 'form';

/** An expected failure of an account action: the field it stands beside and its Romanian message. */
export class AuthProblem extends Error {
  override name = 'AuthProblem';

  constructor(
    readonly code: string,
    readonly field: AuthField,
    message: string,
  ) {
    super(message);
  }
}

const wrongLogin: [AuthField, string] = [
  'password',
  'Adresa de e-mail sau parola nu este corectă.',
];

// One text for a wrong password and for an unknown account: nobody learns here who has an account.
const problems: Record<string, [AuthField, string]> = {
  'auth/invalid-credential': wrongLogin,
  'auth/invalid-login-credentials': wrongLogin,
  'auth/wrong-password': wrongLogin,
  'auth/user-not-found': wrongLogin,
  'auth/invalid-email': ['email', 'Adresa de e-mail nu este scrisă corect.'],
  'auth/missing-email': ['email', 'Scrieți adresa de e-mail.'],
  'auth/missing-password': ['password', 'Scrieți parola.'],
  'auth/email-already-in-use': [
    'email',
    'Există deja un cont cu această adresă. Autentificați-vă sau cereți o parolă nouă. Dacă acel cont nu a confirmat-o, vă scriem la ea cum o puteți elibera.',
  ],
  'auth/weak-password': [
    'password',
    'Parola este prea simplă. Alegeți una de cel puțin 8 caractere.',
  ],
  'auth/common-password': [
    'password',
    'Parola este printre cele mai folosite și se ghicește ușor. Alegeți alta, de exemplu o propoziție scurtă.',
  ],
  'auth/own-password': [
    'password',
    'Parola este făcută din numele sau adresa dumneavoastră și se ghicește ușor. Alegeți alta, de exemplu o propoziție scurtă.',
  ],
  'auth/password-does-not-meet-requirements': [
    'password',
    'Parola se ghicește ușor. Alegeți alta, de exemplu o propoziție scurtă.',
  ],
  'auth/user-disabled': ['form', 'Contul este suspendat. Scrieți-ne din pagina de contact.'],
  'auth/closed-account': [
    'form',
    'Contul este închis. Datele se șterg de la sine, în câteva minute; apoi puteți face alt cont cu aceeași adresă.',
  ],
  'auth/too-many-requests': [
    'form',
    'Prea multe încercări. Așteptați câteva minute sau cereți o parolă nouă.',
  ],
  'auth/network-request-failed': [
    'form',
    'Nu există legătură la internet. Verificați conexiunea și încercați din nou.',
  ],
  'auth/invalid-action-code': ['code', 'Linkul nu mai este valabil. Cereți altul.'],
  'auth/expired-action-code': ['code', 'Linkul a expirat. Cereți altul.'],
  'auth/code-wrong': ['code', 'Codul nu este corect. Scrieți codul de acum din aplicație.'],
  'auth/code-used': [
    'code',
    'Codul a fost deja folosit. Așteptați următorul cod din aplicație, cel mult 30 de secunde.',
  ],
  'auth/code-paused': ['code', 'Prea multe coduri greșite azi. Folosiți un cod de rezervă.'],
  'auth/requires-recent-login': [
    'form',
    'Din motive de siguranță, autentificați-vă din nou și repetați.',
  ],
  'auth/user-token-expired': ['form', 'Sesiunea a expirat. Autentificați-vă din nou.'],
};

const fields: readonly string[] = ['displayName', 'email', 'password'] satisfies AuthField[];

/** A refusal of trusted code, beside the field that it names. */
function ofCommand(error: MarketError): AuthProblem {
  const [field, message] =
    Object.entries(error.fields ?? {}).find(([name]) => fields.includes(name)) ?? [];
  return new AuthProblem(error.code, (field ?? 'form') as AuthField, message ?? error.message);
}

/** Turns what the SDK or trusted code threw into an `AuthProblem`; what is not known here is logged and gets a general message. */
export function toAuthProblem(error: unknown): AuthProblem {
  if (error instanceof AuthProblem) return error;
  if (isMarketError(error)) return ofCommand(error);
  const code = (error as { code?: string } | null)?.code ?? 'unknown';
  const known = problems[code];
  if (known) return new AuthProblem(code, ...known);
  console.error('An unexpected fault of signing in', code);
  return new AuthProblem(code, 'form', 'Ceva nu a mers. Încercați din nou peste câteva momente.');
}
