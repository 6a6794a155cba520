import type { FeedPosition, IndexKeeper, ListingSource } from '../IndexKeeper';
import type { FoundListing } from '../Search';
import type { SearchSettings } from '../SearchSettings';
import { EmbeddedSearch } from './EmbeddedSearch';

/** Keeps the index in the memory of this process. */
export class EmbeddedKeeper implements IndexKeeper {
  serving: EmbeddedSearch | undefined;
  private building: EmbeddedSearch | undefined;
  private readonly position: FeedPosition = {
    watermarkMs: 0,
    seen: new Map(),
    settingsChanges: 0,
  };

  constructor(private readonly settings: () => SearchSettings) {}

  async open(beginMs: number): Promise<boolean> {
    this.position.watermarkMs = beginMs;
    return false;
  }

  take(found: readonly FoundListing[]): void {
    this.serving?.take(found);
    this.building?.take(found);
  }

  async rebuild(source: ListingSource): Promise<void> {
    const search = new EmbeddedSearch(this.settings);
    this.building = search;
    try {
      for await (const page of source.all()) search.take(page);
      this.serving = search;
    } finally {
      this.building = undefined;
    }
  }

  moveFeed(look: (position: FeedPosition) => Promise<void>): Promise<void> {
    return look(this.position);
  }

  close(): void {}
}
