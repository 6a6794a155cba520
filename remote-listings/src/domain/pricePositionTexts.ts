import { formatMoney } from '@anunturi/shared-domain/formats/formatMoney';
import { formatNumber } from '@anunturi/shared-domain/formats/formatNumber';
import type { PricePosition } from '@anunturi/shared-domain/listing/pricePosition';
import { type Priced, likeListing, toThreeDigits } from './approximate';

/** What a card (`label`) and a listing (`title`) say of a price among comparable ones. */
export const pricePositionTexts: Record<
  PricePosition['position'],
  { label: string; title: string; tone: 'good' | 'neutral' | 'warn' }
> = {
  below: { label: 'sub preț', title: 'Sub preț', tone: 'good' },
  fair: { label: 'preț corect', title: 'Preț corect', tone: 'neutral' },
  above: { label: 'peste preț', title: 'Peste preț', tone: 'warn' },
};

/** The usual prices in the currency of the listing, three digits each: `11.900–13.400 €`. */
export function formatUsualPrices({ fromLei, toLei }: PricePosition, listing: Priced): string {
  const [from, to] = [fromLei, toLei].map((lei) => toThreeDigits(likeListing(lei, listing).amount));
  return `${formatNumber(from!)}–${formatMoney(to!, likeListing(toLei, listing).currency)}`;
}
