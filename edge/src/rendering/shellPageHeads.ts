import type { ShellScreen } from '@anunturi/shared-contract/navigation/shellPages';
import type { Head } from '@anunturi/shared-contract/page/pageDataSchema';

/** What search engines read of the shell's own pages, beside their title. */
export const shellPageHeads: Record<ShellScreen, Omit<Head, 'title'>> = {
  login: { noindex: true },
  register: { noindex: true },
  secondFactor: { noindex: true },
  contact: { description: 'Scrieți operatorului site-ului: întrebări, sesizări, propuneri.' },
  privacy: { description: 'Ce date prelucrăm, de ce, cât timp și ce drepturi aveți.' },
  terms: { description: 'Regulile site-ului, moderarea și cum contestați o decizie.' },
  legalVersions: {
    description: 'Textele de acum și cele de dinainte, cu ziua de la care se aplică fiecare.',
  },
  accessibility: {
    description:
      'Cum folosiți site-ul de la tastatură sau cu cititor de ecran și ce nu merge încă.',
  },
};
