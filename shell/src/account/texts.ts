import {
  DISPLAY_NAME_MAX,
  DISPLAY_NAME_MIN,
  PASSWORD_MAX,
  PASSWORD_MIN,
} from '@anunturi/shared-domain/site/limits';

/** Words of the account screens. */
export const texts = {
  emailMissing: 'Scrieți adresa de e-mail.',
  emailWrong: 'Adresa de e-mail nu este scrisă corect. Exemplu: nume@exemplu.ro',
  passwordMissing: 'Scrieți parola.',
  codeMissing: 'Scrieți codul de 6 cifre din aplicație sau un cod de rezervă.',
  passwordShort: `Alegeți o parolă de cel puțin ${PASSWORD_MIN} caractere.`,
  passwordLong: `Parola poate avea cel mult ${PASSWORD_MAX} de caractere.`,
  passwordHint: `Cel puțin ${PASSWORD_MIN} caractere; o propoziție scurtă este ușor de ținut minte.`,
  nameShort: `Scrieți numele, cel puțin ${DISPLAY_NAME_MIN} caractere.`,
  nameLong: `Numele poate avea cel mult ${DISPLAY_NAME_MAX} de caractere.`,
  companyMissing: 'Scrieți denumirea firmei.',
  resetSent:
    'Dacă există un cont cu această adresă, veți primi un e-mail cu un link pentru o parolă nouă. Verificați și dosarul cu mesaje nedorite.',
  passwordChanged: 'Parola a fost schimbată. Intrați în cont cu parola nouă.',
  emailConfirmed: 'Adresa de e-mail a fost confirmată.',
  emailChanged: 'Adresa contului a fost schimbată. Intrați în cont cu adresa nouă.',
  sessionEnded:
    'Sesiunea s-a încheiat. Ce ați scris este păstrat: intrați din nou în cont și reveniți unde erați.',
  keeps: {
    favorit: 'Anunțul ales se salvează la favorite, în cont, și ne întoarcem la el.',
    cautare: 'Căutarea cu filtrele ei se salvează în cont și ne întoarcem la ea.',
  },
  reasonsLabel: 'Ce aveți cu un cont',
  reasons: [
    ['Anunțuri gratuite', 'Publicați, prelungiți și vedeți câți v-au deschis anunțul, fără taxe.'],
    [
      'Mesaje într-un singur loc',
      'Cumpărătorii vă scriu aici; când nu sunteți pe site, vă anunțăm prin e-mail.',
    ],
    [
      'Actele la îndemână',
      'Contractul se completează din anunț și se poate păstra în arhiva contului.',
    ],
  ],
  redirected: 'Intrați în cont pentru a continua.',
} as const;
