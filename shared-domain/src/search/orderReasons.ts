import type { ListingSort } from './listingSorts';

const NOT_PAID = 'Nimeni nu plătește pentru un loc mai sus.';

/** Why a list stands as it does, in one line (Regulation (EU) 2019/1150, art. 5). */
export const orderReasons: Record<ListingSort, string> = {
  relevance: `Întâi anunțurile care au mai multe dintre cuvintele scrise, în titlu înaintea descrierii; la fel de potrivite fiind, cele mai noi. ${NOT_PAID}`,
  newest: `După ziua publicării sau a reînnoirii, cele mai noi întâi. ${NOT_PAID}`,
  priceUp: `După preț, de la cel mai mic; prețurile în euro sunt socotite în lei. ${NOT_PAID}`,
  priceDown: `După preț, de la cel mai mare; prețurile în euro sunt socotite în lei. ${NOT_PAID}`,
  yearDown: `După anul de fabricație, cele mai noi mașini întâi. ${NOT_PAID}`,
  mileageUp: `După rulajul declarat, de la cel mai mic. ${NOT_PAID}`,
  nearest: `După distanța față de localitatea aleasă, de la cea mai mică. ${NOT_PAID}`,
};
