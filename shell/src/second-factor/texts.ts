import { PROVED_DEVICE_DAYS } from '@anunturi/shared-domain/site/limits';

/** Words of the second factor. */
export const texts = {
  title: 'Al doilea pas',
  lead: 'După parolă, contul cere un cod de 6 cifre dintr-o aplicație de pe telefon. Cine vă află parola nu intră fără el.',
  failed: 'Nu am putut afla dacă al doilea pas este activat',
  required:
    'Cine are un rol în administrare are nevoie de al doilea pas: fără el, paginile de administrare rămân închise.',
  off: 'Al doilea pas nu este activat.',
  on: 'Al doilea pas este activat.',
  codesLeft: (left: number) => `Coduri de rezervă rămase: ${left}.`,
  begin: 'Activați al doilea pas',
  change: 'Schimbați aplicația sau telefonul',
  renew: 'Coduri de rezervă noi',
  end: 'Renunțați la al doilea pas',
  device: `Pe un dispozitiv pe care ați scris codul, nu îl mai cerem ${PROVED_DEVICE_DAYS} de zile, cât rămâneți în cont.`,
  ended: 'Al doilea pas este oprit.',
  passwordLead: 'Pentru siguranță, scrieți din nou parola.',
  password: 'Parola',
  passwordMissing: 'Scrieți parola.',
  goOn: 'Continuați',
  appTitle: 'Legați aplicația',
  appLead:
    'Deschideți o aplicație de autentificare (de exemplu Google Authenticator, Microsoft Authenticator sau Aegis) și scanați codul.',
  qr: 'Cod QR pentru aplicația de autentificare',
  openApp: 'Deschideți aplicația de pe acest telefon',
  secret: 'Dacă nu puteți scana, scrieți în aplicație această cheie:',
  code: 'Codul din aplicație',
  codeMissing: 'Scrieți cele 6 cifre din aplicație.',
  confirm: 'Activați',
  codesTitle: 'Coduri de rezervă',
  codesLead:
    'Al doilea pas este activat. Când nu aveți telefonul, intrați cu unul dintre aceste coduri; fiecare merge o singură dată. Nu le mai arătăm.',
  copy: 'Copiați codurile',
  copied: 'Codurile au fost copiate.',
  notCopied: 'Codurile nu au putut fi copiate. Scrieți-le de mână.',
  kept: 'Le-am păstrat',
} as const;
