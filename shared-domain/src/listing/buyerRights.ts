import type { SellerType } from './vehicleFields';

/**
 * What it means for a buyer that the seller is a private person or a firm, in one sentence on each listing (OUG 58/2022, which adds
 * art. 6 (1) (h^1) to OUG 34/2014: whether the third party is a trader, and that consumer law does not apply where it is none).
 * Conformity of goods: OUG 140/2021; hidden defects: Codul civil art. 1707.
 */
export const buyerRights: Record<SellerType, string> = {
  private:
    'Vânzătorul declară că este persoană fizică: drepturile consumatorilor (garanția legală de conformitate, retragerea în 14 zile) nu se aplică între dumneavoastră. El răspunde pentru viciile ascunse (Codul civil, art. 1707).',
  company:
    'Vânzătorul declară că este firmă: când cumpărați ca persoană fizică aveți drepturile consumatorilor, adică garanția legală de conformitate (OUG 140/2021) și, la contractele la distanță, retragerea în 14 zile (OUG 34/2014).',
};
