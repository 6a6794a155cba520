import type { Head } from './pageData';

/**
 * The shell's own pages: path and head; `drawn` names the screen of those that are drawn on the server. Forms are not: what
 * somebody types before the shell has started must not be lost.
 */
export const shellPages: { path: string; drawn?: string; head: Head }[] = [
  { path: '/login', head: { title: 'Autentificare', noindex: true } },
  { path: '/register', head: { title: 'Cont nou', noindex: true } },
  {
    path: '/contact',
    head: {
      title: 'Contact',
      description: 'Scrieți operatorului site-ului: întrebări, sesizări, propuneri.',
    },
  },
  {
    path: '/politica-confidentialitate',
    drawn: 'privacy',
    head: {
      title: 'Politica de confidențialitate',
      description: 'Ce date prelucrăm, de ce, cât timp și ce drepturi aveți.',
    },
  },
  {
    path: '/termeni',
    drawn: 'terms',
    head: {
      title: 'Termeni și condiții',
      description: 'Regulile site-ului, moderarea și cum contestați o decizie.',
    },
  },
];
