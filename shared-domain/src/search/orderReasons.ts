import type { ListingSort } from './listingSorts';

/** What is so in every order. */
export const NOT_PAID = 'Nimeni nu plătește pentru un loc mai sus.';

/** Why a list stands as it does, in one line (Regulation (EU) 2019/1150, art. 5). */
export const orderReasons: Record<ListingSort, string> = {
  relevance:
    'Întâi anunțurile care au mai multe dintre cuvintele scrise, în titlu înaintea descrierii; la fel de potrivite fiind, cele mai noi.',
  newest: 'După ziua publicării sau a reînnoirii, cele mai noi întâi.',
  priceUp: 'După preț, de la cel mai mic; prețurile în euro sunt socotite în lei.',
  priceDown: 'După preț, de la cel mai mare; prețurile în euro sunt socotite în lei.',
  yearDown: 'După anul de fabricație, cele mai noi mașini întâi.',
  mileageUp: 'După rulajul declarat, de la cel mai mic.',
  nearest: 'După distanța față de localitatea aleasă, de la cea mai mică.',
};
