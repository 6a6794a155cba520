import { toListingCard } from '@anunturi/shared-domain/listing/toListingCard';
import type { ListingCard } from '@anunturi/shared-domain/listing/listingCard';
import type { ReadListing } from '../Search';
import { float64Column } from './Column';
import { ListingColumns } from './ListingColumns';
import { packCard, unpackCard } from './packedCard';
import { SLOTS_MAX } from './Postings';
import { PricePositions } from './PricePositions';
import { TextArena } from './TextArena';
import { toTerms } from './toTerms';
import { Vocabulary } from './Vocabulary';

/** An id in the list and in the map. */
const ID_BYTES = 100;

/**
 * Listings in slots: a listing that changes gets a new one, and its old one is dead until the index is compacted. Versions of those that
 * are not found are kept, so that nothing older comes back.
 */
export class EmbeddedIndex {
  readonly columns = new ListingColumns();
  readonly prices = new PricePositions(this.columns);
  readonly vocabulary = new Vocabulary();
  readonly cards = new TextArena();
  readonly ids: string[] = [];
  /** One more than the highest slot. */
  slotCount = 0;
  liveCount = 0;
  /** Grows with everything that is put or removed; begins with the time, so that a rebuilt index is at another one. */
  position = Date.now();
  private readonly slots = new Map<string, number>();
  private readonly versions = float64Column();
  /** The versions of those that are not found; Infinity for good. */
  private readonly gone = new Map<string, number>();

  constructor(private readonly categoryLabel: (id: string) => string | undefined) {}

  put({ listing, version }: ReadListing): void {
    if (!this.isNews(listing.id, version)) return;
    this.clear(listing.id, version);
    if (listing.status === 'active') this.take(listing, version);
    this.position += 1;
  }

  hide(id: string, version: number): void {
    if (!this.isNews(id, version)) return;
    this.clear(id, version);
    this.position += 1;
  }

  remove(id: string): void {
    this.clear(id, Infinity);
    this.position += 1;
  }

  slotOf(id: string): number | undefined {
    return this.slots.get(id);
  }

  cardAt(slot: number): ListingCard {
    return unpackCard(this.cards.at(slot));
  }

  /** About how much memory it takes. */
  get sizeBytes(): number {
    const columns = this.columns.columns.reduce(
      (sum, [, { values }]) => sum + values.byteLength,
      0,
    );
    return columns + this.vocabulary.sizeBytes + this.cards.sizeBytes + this.ids.length * ID_BYTES;
  }

  private isNews(id: string, version: number): boolean {
    const slot = this.slots.get(id);
    const known = slot === undefined ? this.gone.get(id) : this.versions.values[slot];
    return known === undefined || version > known;
  }

  private take(listing: ReadListing['listing'], version: number): void {
    const slot = this.slotCount;
    if (slot >= SLOTS_MAX) throw new RangeError('The index is full');
    this.slotCount += 1;
    this.liveCount += 1;
    this.ids[slot] = listing.id;
    this.slots.set(listing.id, slot);
    this.gone.delete(listing.id);
    this.versions.set(slot, version);
    this.columns.set(slot, listing);
    this.prices.put(slot);
    this.cards.set(slot, packCard(toListingCard(listing)));
    for (const [word, where] of toTerms(listing, this.categoryLabel(listing.categoryId)))
      this.vocabulary.add(word, slot, where);
  }

  private clear(id: string, version: number): void {
    this.gone.set(id, version);
    const slot = this.slots.get(id);
    if (slot === undefined) return;
    this.slots.delete(id);
    this.columns.drop(slot);
    this.prices.drop(slot);
    this.liveCount -= 1;
  }
}
