import { links } from '@anunturi/shared-domain/site/links';
import { siteOrigin } from '../../app/siteOrigin';
import type { EmailCard, EmailContent } from './EmailContent';

/** What may become of a listing that somebody keeps among their favourites. */
export type FavouriteNews = 'favouriteCheaper' | 'favouriteSold' | 'favouriteEnding';

/** How the bell says it, after the title. */
export const favouriteNotices: Record<FavouriteNews, string> = {
  favouriteCheaper: 's-a ieftinit.',
  favouriteSold: 'a fost vândut.',
  favouriteEnding: 'expiră în mai puțin de 3 zile.',
};

const previews: Record<FavouriteNews, string> = {
  favouriteCheaper: 'Vânzătorul a scăzut prețul.',
  favouriteSold: 'Nu mai este de vânzare.',
  favouriteEnding: 'Dacă vă interesează, scrieți acum.',
};

export const favouriteEmail = (news: FavouriteNews, card: EmailCard): EmailContent => ({
  template: news,
  values: { perioada: '3 zile' },
  preview: previews[news],
  groups: [
    {
      heading: 'Anunțul',
      cards: [card],
      links: [{ label: 'Vedeți favoritele în cont', url: siteOrigin() + links.dashboard() }],
    },
  ],
  reason: 'Primiți acest mesaj pentru că aveți anunțul la favorite.',
});
