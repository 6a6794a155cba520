/** A page that the shell itself has; every other one comes with a remote. */
export const shellPages = [
  { screen: 'login', path: '/login', title: 'Autentificare' },
  { screen: 'register', path: '/register', title: 'Cont nou' },
  { screen: 'contact', path: '/contact', title: 'Contact' },
  {
    screen: 'privacy',
    path: '/politica-confidentialitate',
    title: 'Politica de confidențialitate',
  },
  { screen: 'terms', path: '/termeni', title: 'Termeni și condiții' },
] as const;

export type ShellPage = (typeof shellPages)[number];
export type ShellScreen = ShellPage['screen'];

/** Titles of pages that have no screen of their own. */
export const NOT_FOUND_TITLE = 'Pagină negăsită';
export const UNAVAILABLE_TITLE = 'Pagina nu s-a putut încărca';
