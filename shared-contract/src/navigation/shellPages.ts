export const LOGIN_PATH = '/login';
export const REGISTER_PATH = '/register';
export const SECOND_FACTOR_PATH = '/al-doilea-pas';
export const CONTACT_PATH = '/contact';
export const PRIVACY_PATH = '/politica-confidentialitate';
export const TERMS_PATH = '/termeni';
export const LEGAL_VERSIONS_PATH = '/versiuni';
export const ACCESSIBILITY_PATH = '/accesibilitate';

/** The pages that the shell itself has; every other one comes with a remote. */
export const shellPages = [
  { screen: 'login', path: LOGIN_PATH, title: 'Autentificare' },
  { screen: 'register', path: REGISTER_PATH, title: 'Cont nou' },
  { screen: 'secondFactor', path: SECOND_FACTOR_PATH, title: 'Al doilea pas' },
  { screen: 'contact', path: CONTACT_PATH, title: 'Contact' },
  { screen: 'privacy', path: PRIVACY_PATH, title: 'Politica de confidențialitate' },
  { screen: 'terms', path: TERMS_PATH, title: 'Termeni și condiții' },
  {
    screen: 'legalVersions',
    path: LEGAL_VERSIONS_PATH,
    title: 'Versiunile termenilor și ale politicii',
  },
  { screen: 'accessibility', path: ACCESSIBILITY_PATH, title: 'Declarație de accesibilitate' },
] as const;

export type ShellPage = (typeof shellPages)[number];
export type ShellScreen = ShellPage['screen'];

/** Titles of pages that have no screen of their own. */
export const NOT_FOUND_TITLE = 'Pagină negăsită';
export const UNAVAILABLE_TITLE = 'Pagina nu s-a putut încărca';
