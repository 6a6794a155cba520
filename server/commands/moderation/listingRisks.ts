import { foldDiacritics } from '@anunturi/shared-domain/formats/romanianText';
import { splitAtMarks } from '@anunturi/shared-domain/listing/contactMarks';
import type { Listing } from '@anunturi/shared-domain/listing/listing';
import type { PricePosition } from '@anunturi/shared-domain/listing/pricePosition';
import { type QueueRisk, queueRisks } from '@anunturi/shared-domain/moderation/queueReasons';
import { findBannedWords } from '@anunturi/shared-domain/texts/findBannedWords';
import { findContacts } from '@anunturi/shared-domain/texts/findContacts';

/** Shares of the median below and above which a price is unusual. */
const LOW_SHARE = 0.6;
const HIGH_SHARE = 2;
const DAY_MS = 24 * 60 * 60 * 1000;

/** What the risks of a listing follow from. */
export type RiskSigns = {
  listing: Listing;
  /** Its seller's account; absent where it is gone. */
  seller?: { createdAt: Date; acceptedListings: number } | undefined;
  /** Things about which a notice is open: ids of listings and people. */
  reported: ReadonlySet<string>;
  bannedWords: readonly string[];
  price: PricePosition | null;
  /** Another listing has the same words. */
  hasTwin: boolean;
  newAccountDays: number;
  now: Date;
};

/** What speaks for looking at a listing sooner, gravest first. */
export function listingRisks(signs: RiskSigns): QueueRisk[] {
  const { listing, seller, reported, price } = signs;
  const text = `${listing.title}\n${listing.description}`;
  const found: Record<QueueRisk, boolean> = {
    reported: reported.has(listing.id) || reported.has(listing.ownerId),
    bannedWords: findBannedWords(text, signs.bannedWords).length > 0,
    unusualPrice: price !== null && isUnusual(listing.priceLei, price),
    sameText: signs.hasTwin,
    contacts: hasContacts(text),
    newSeller: !seller || isNew(seller, signs),
  };
  return (Object.keys(queueRisks) as QueueRisk[]).filter((risk) => found[risk]);
}

const isNew = (
  { createdAt, acceptedListings }: NonNullable<RiskSigns['seller']>,
  { now, newAccountDays }: RiskSigns,
) => acceptedListings === 0 || now.getTime() - createdAt.getTime() < newAccountDays * DAY_MS;

const isUnusual = (priceLei: number, { medianLei }: PricePosition) =>
  priceLei < medianLei * LOW_SHARE || priceLei > medianLei * HIGH_SHARE;

/** Those of a description were hidden when it was published: their marks stand there. */
const hasContacts = (text: string) =>
  findContacts(text).length > 0 || splitAtMarks(text).some(({ at }) => at !== undefined);

/** The words of a listing without what is written one way here and another there. */
export const textKey = ({ title, description }: Pick<Listing, 'title' | 'description'>): string =>
  foldDiacritics(`${title} ${description}`)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
