import { links } from '@anunturi/shared-domain/site/links';
import { siteOrigin } from '../../app/siteOrigin';
import type { EmailCard, EmailContent } from './EmailContent';

/** What may become of a listing that somebody keeps among their favourites. */
export type FavouriteNews = 'favouriteCheaper' | 'favouriteSold' | 'favouriteEnding';

const words: Record<FavouriteNews, { subject: string; heading: string; text: string }> = {
  favouriteCheaper: {
    subject: 'Un anunț favorit s-a ieftinit',
    heading: 'S-a ieftinit',
    text: 'Vânzătorul a scăzut prețul unui anunț pe care l-ați salvat.',
  },
  favouriteSold: {
    subject: 'Un anunț favorit a fost vândut',
    heading: 'A fost vândut',
    text: 'Un anunț pe care l-ați salvat nu mai este de vânzare.',
  },
  favouriteEnding: {
    subject: 'Un anunț favorit expiră în curând',
    heading: 'Expiră în curând',
    text: 'Peste cel mult 3 zile anunțul nu se mai vede, dacă vânzătorul nu îl prelungește. Dacă vă interesează, scrieți acum.',
  },
};

/** How the bell says it, after the title. */
export const favouriteNotices: Record<FavouriteNews, string> = {
  favouriteCheaper: 's-a ieftinit.',
  favouriteSold: 'a fost vândut.',
  favouriteEnding: 'expiră în mai puțin de 3 zile.',
};

export function favouriteEmail(news: FavouriteNews, card: EmailCard): EmailContent {
  const { subject, heading, text } = words[news];
  return {
    subject,
    preview: text,
    heading,
    paragraphs: [text],
    groups: [
      {
        heading: 'Anunțul',
        cards: [card],
        links: [{ label: 'Vedeți favoritele în cont', url: siteOrigin() + links.dashboard() }],
      },
    ],
    reason: 'Primiți acest mesaj pentru că aveți anunțul la favorite.',
  };
}
