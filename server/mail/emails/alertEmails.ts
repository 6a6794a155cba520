import type { ToldFrequency } from '@anunturi/shared-domain/search/alertFrequencies';
import { plural } from '@anunturi/shared-domain/formats/plural';
import { links } from '@anunturi/shared-domain/site/links';
import { siteOrigin } from '../../app/siteOrigin';
import type { EmailCard, EmailContent } from './EmailContent';

/** To an address that somebody gave: nothing of what they wrote stands in it. */
export const confirmSearchEmail = (url: string): EmailContent => ({
  template: 'searchConfirmation',
  preview: 'Un clic, și vă scriem când apar anunțuri noi.',
  action: { label: 'Confirmați căutarea', url },
  reason: 'Trimitem acest mesaj o singură dată, ca să nu scriem nimănui fără voie.',
});

/** What one search has found: some of it as cards, and how many there are beside them. */
export type FoundBySearch = {
  name: string;
  query: string;
  cards: readonly EmailCard[];
  more: number;
  /** Where its reader changes how often it is told, or stops it. */
  changeUrl: string;
};

const when: Record<ToldFrequency, string> = {
  atOnce: 'Vă scriem pe loc când apar anunțuri noi.',
  daily: 'Vă scriem o dată pe zi, când sunt anunțuri noi.',
  weekly: 'Vă scriem o dată pe săptămână, când sunt anunțuri noi.',
};

/** What saved searches have found since the last e-mail. The names that their person gave them stand in its body alone. */
export function newsEmail(
  frequency: ToldFrequency,
  searches: readonly FoundBySearch[],
): EmailContent {
  const count = searches.reduce((sum, { cards, more }) => sum + cards.length + more, 0);
  return {
    template: 'searchNews',
    values: { noi: plural(count, 'anunț nou', 'anunțuri noi') },
    preview: 'Preț, fotografie și loc, pentru fiecare.',
    paragraphs: [when[frequency]],
    groups: searches.map(({ name, query, cards, more, changeUrl }) => ({
      heading: `Căutarea „${name}”`,
      cards,
      links: [
        {
          label:
            more > 0 ? `Încă ${plural(more, 'anunț', 'anunțuri')}: vedeți lista` : 'Vedeți lista',
          url: siteOrigin() + links.allListings(query),
        },
        { label: 'Schimbați cât de des vă scriem sau opriți', url: changeUrl },
      ],
    })),
    reason: 'Primiți acest mesaj pentru că ați salvat o căutare.',
  };
}
