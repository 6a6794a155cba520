import { type IndexedCard, toIndexedCard } from '../indexedCard';
import type { ReadListing } from '../Search';
import { AnsweringSlots } from './AnsweringSlots';
import { float64Column } from './Column';
import { KeptTotals } from './KeptTotals';
import { ListingColumns } from './ListingColumns';
import { LiveSlots } from './LiveSlots';
import { packCard, unpackCard } from '../matching/packedCard';
import { NewestFirst } from './NewestFirst';
import { Postings, SLOTS_MAX } from './Postings';
import { PricePositions } from './PricePositions';
import { RankArrays } from './RankArrays';
import type { SlotBits } from './slotBits';
import type { SnapshotPart } from './SnapshotPart';
import { TextArena } from './TextArena';
import { toTerms } from '../matching/toTerms';
import { Vocabulary } from './Vocabulary';

/** An id in the list and in the map. */
const ID_BYTES = 100;
/** Dead slots that are borne: half as many as live ones, and some. */
const SPARSE_SHARE = 1.5;
const SPARSE_MIN = 5000;

/** What a snapshot keeps beside arrays. */
export type IndexHeader = {
  slotCount: number;
  liveCount: number;
  ids: string[];
  /** Null: for good. */
  gone: [id: string, version: number | null][];
  codes: ({ names: string[]; live: number[] } | undefined)[];
  words: [word: string, postings: number][];
};

const bytesOf = ({ buffer, byteOffset, byteLength }: Uint32Array) =>
  new Uint8Array(buffer, byteOffset, byteLength);

/**
 * Listings in slots: a listing that changes gets a new one, and its old one is dead until the index is compacted. Versions of those that
 * are not found are kept, so that nothing older comes back.
 */
export class EmbeddedIndex {
  readonly columns = new ListingColumns();
  readonly answering = new AnsweringSlots(this.columns);
  readonly totals = new KeptTotals(this.columns);
  readonly newest = new NewestFirst(this.columns.expiresAt, (slot) => this.ids[slot]!);
  readonly rankArrays = new RankArrays();
  prices = new PricePositions(this.columns);
  vocabulary = new Vocabulary();
  readonly cards = new TextArena();
  ids: string[] = [];
  /** One more than the highest slot. */
  slotCount = 0;
  liveCount = 0;
  /** Grows with everything that is put or removed; begins with the time, so that a rebuilt index is at another one. */
  position = Date.now();
  /** Another one whenever slots have other numbers. */
  numbering = Date.now();
  private readonly slots = new Map<string, number>();
  private readonly versions = float64Column();
  private readonly live = new LiveSlots(this.columns.endsAt);
  /** Those of the last other moment: looks for news come between the searches of the present, and would take its set away. */
  private readonly liveLater = new LiveSlots(this.columns.endsAt);
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

  /** The slots whose listing is there and not over: now, or at the moment that a search for what is new asks about. */
  liveAt(moment: Date, isLater = false): SlotBits {
    return (isLater ? this.liveLater : this.live).at(moment.getTime(), this.slotCount);
  }

  slotOf(id: string): number | undefined {
    return this.slots.get(id);
  }

  cardAt(slot: number): IndexedCard {
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

  /** Whether so many slots are dead that giving them up is worth the time. */
  get isSparse(): boolean {
    return this.slotCount > SPARSE_SHARE * this.liveCount + SPARSE_MIN;
  }

  /** Gives up dead slots: every listing gets another one, in the same order. About half a second for a million. */
  compact(): void {
    const alive = this.columns.alive.values;
    const numbers = new Int32Array(this.slotCount).fill(-1);
    const kept = new Uint32Array(this.liveCount);
    let length = 0;
    for (let slot = 0; slot < this.slotCount; slot += 1) {
      if (alive[slot] !== 1) continue;
      numbers[slot] = length;
      kept[length++] = slot;
    }
    this.newest.renumber(numbers);
    this.ids = Array.from(kept, (slot) => this.ids[slot]!);
    this.columns.keep(kept);
    for (const each of [this.live, this.liveLater, this.answering, this.totals]) each.forget();
    this.versions.keep(kept);
    this.cards.keep(kept);
    const { vocabulary } = this;
    this.vocabulary = new Vocabulary();
    for (const [word, postings] of vocabulary.entries()) {
      const renumbered = postings.renumbered(numbers);
      if (renumbered.length > 0) this.vocabulary.learn(word, renumbered);
    }
    this.slotCount = length;
    this.numbering += 1;
    this.findSlots();
  }

  /** What a snapshot keeps. */
  save(): { header: IndexHeader; parts: SnapshotPart[] } {
    const { slotCount, liveCount, vocabulary } = this;
    const words = [...vocabulary.entries()];
    const header = {
      slotCount,
      liveCount,
      ids: this.ids.slice(0, slotCount),
      gone: [...this.gone].map(([id, version]): [string, number | null] => [
        id,
        version === Infinity ? null : version,
      ]),
      codes: this.columns.groups.map((each) =>
        each.type === 'codes' ? each.codes.save() : undefined,
      ),
      words: words.map(([word, { length }]): [string, number] => [word, length]),
    };
    const postings = words.map(([, { packed }]) => bytesOf(packed));
    const parts = [
      ...this.columns.save(slotCount),
      { name: 'versions', bytes: this.versions.save(slotCount) },
      ...this.cards.save(slotCount),
      { name: 'postings', bytes: postings },
    ];
    return { header, parts };
  }

  /** Takes over what another process saved, into an empty index. */
  restore(header: IndexHeader, read: (name: string) => Uint8Array): void {
    this.slotCount = header.slotCount;
    this.liveCount = header.liveCount;
    this.ids = header.ids;
    for (const [id, version] of header.gone) this.gone.set(id, version ?? Infinity);
    for (const [at, each] of this.columns.groups.entries())
      if (each.type === 'codes') each.codes.restore(header.codes[at]!);
    this.columns.restore(read);
    this.versions.restore(read('versions'));
    this.cards.restore(read);
    const postings = new Uint32Array(read('postings').buffer);
    let at = 0;
    for (const [word, length] of header.words) {
      this.vocabulary.learn(word, new Postings(postings.subarray(at, at + length), length));
      at += length;
    }
    this.newest.sort(this.slotCount);
    this.findSlots();
  }

  private findSlots(): void {
    const alive = this.columns.alive.values;
    this.slots.clear();
    this.prices = new PricePositions(this.columns);
    for (let slot = 0; slot < this.slotCount; slot += 1) {
      if (alive[slot] !== 1) continue;
      this.slots.set(this.ids[slot]!, slot);
      this.prices.put(slot);
    }
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
    for (const each of [this.live, this.liveLater]) each.take(slot);
    this.newest.take(slot);
    this.prices.put(slot);
    this.cards.set(slot, packCard(toIndexedCard(listing)));
    for (const [word, where] of toTerms(listing, this.categoryLabel(listing.categoryId)))
      this.vocabulary.add(word, slot, where);
  }

  private clear(id: string, version: number): void {
    this.gone.set(id, version);
    const slot = this.slots.get(id);
    if (slot === undefined) return;
    this.slots.delete(id);
    this.columns.drop(slot);
    for (const each of [this.live, this.liveLater]) each.drop(slot);
    this.prices.drop(slot);
    this.liveCount -= 1;
  }
}
