import type { ShellScreen } from '@anunturi/shared-contract/navigation/shellPages';
import type { Head } from '@anunturi/shared-contract/page/pageDataSchema';

type ShellPageHead = Omit<Head, 'title'> & {
  /** Whether the page is rendered on the server. Forms are not: what somebody types before the shell has started must not be lost. */
  rendered?: true;
};

/** What search engines read of the shell's own pages, beside their title. */
export const shellPageHeads: Record<ShellScreen, ShellPageHead> = {
  login: { noindex: true },
  register: { noindex: true },
  secondFactor: { noindex: true },
  contact: { description: 'Scrieți operatorului site-ului: întrebări, sesizări, propuneri.' },
  privacy: {
    rendered: true,
    description: 'Ce date prelucrăm, de ce, cât timp și ce drepturi aveți.',
  },
  terms: {
    rendered: true,
    description: 'Regulile site-ului, moderarea și cum contestați o decizie.',
  },
  legalVersions: {
    rendered: true,
    description: 'Textele de acum și cele de dinainte, cu ziua de la care se aplică fiecare.',
  },
  accessibility: {
    rendered: true,
    description:
      'Cum folosiți site-ul de la tastatură sau cu cititor de ecran și ce nu merge încă.',
  },
};
