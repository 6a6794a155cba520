/** The shell's own screens. */
export type ShellScreen = 'login' | 'register' | 'contact' | 'privacy' | 'terms';

/** The shell's own routes as data; every other route comes with a remote. */
export const shellRoutes: { path: string; screen: ShellScreen; title: string }[] = [
  { path: '/login', screen: 'login', title: 'Autentificare' },
  { path: '/register', screen: 'register', title: 'Cont nou' },
  { path: '/contact', screen: 'contact', title: 'Contact' },
  {
    path: '/politica-confidentialitate',
    screen: 'privacy',
    title: 'Politica de confidențialitate',
  },
  { path: '/termeni', screen: 'terms', title: 'Termeni și condiții' },
];
