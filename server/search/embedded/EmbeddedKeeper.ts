import { rm, stat } from 'node:fs/promises';
import type { FeedPosition, IndexKeeper, KeeperContext, ListingSource } from '../IndexKeeper';
import type { FoundListing } from '../Search';
import { EmbeddedSearch } from './EmbeddedSearch';
import { readSnapshot, writeSnapshot } from './indexSnapshot';

const SAVED_EVERY_MS = 10 * 60 * 1000;

type EmbeddedKeeperOptions = Pick<KeeperContext, 'settings' | 'log'> & {
  /** Where a snapshot is kept, from which the next process goes on; without it each start reads every listing. */
  file?: string | undefined;
  savedEveryMs?: number | undefined;
};

/** Keeps the index in the memory of this process, and now and then in a file. */
export class EmbeddedKeeper implements IndexKeeper {
  serving: EmbeddedSearch | undefined;
  savedAtMs: number | undefined;
  private building: EmbeddedSearch | undefined;
  private feed: FeedPosition = { watermarkMs: 0, seen: new Map(), settingsChanges: 0 };
  private savedPosition = 0;
  private nextSaveMs = 0;

  constructor(private readonly options: EmbeddedKeeperOptions) {}

  async open(beginMs: number): Promise<boolean> {
    this.feed.watermarkMs = beginMs;
    const { file, settings, log } = this.options;
    if (!file) return false;
    try {
      const search = new EmbeddedSearch(settings);
      const feed = await readSnapshot(file, search.index, beginMs);
      if (!feed) return false;
      this.savedAtMs = Math.round((await stat(file)).mtimeMs);
      this.feed = feed;
      this.serving = search;
      this.savedPosition = search.position;
      return true;
    } catch (error) {
      log(`search: the snapshot is thrown away, and all is read: ${(error as Error).message}`);
      await rm(file, { force: true });
      return false;
    }
  }

  take(found: readonly FoundListing[]): void {
    this.serving?.take(found);
    this.building?.take(found);
  }

  async rebuild(source: ListingSource): Promise<void> {
    const search = new EmbeddedSearch(this.options.settings);
    this.building = search;
    try {
      for await (const page of source.all()) search.take(page);
      this.serving = search;
    } finally {
      this.building = undefined;
    }
  }

  /** Saves between two looks, when nothing is taken in. */
  async moveFeed(look: (position: FeedPosition) => Promise<void>): Promise<void> {
    await look(this.feed);
    if (Date.now() >= this.nextSaveMs) await this.save();
  }

  isAway(): boolean {
    return false;
  }

  close(): Promise<void> {
    return this.save();
  }

  private async save(): Promise<void> {
    const { file, savedEveryMs = SAVED_EVERY_MS, log } = this.options;
    const { serving, building } = this;
    this.nextSaveMs = Date.now() + savedEveryMs;
    if (!file || !serving || building || serving.position === this.savedPosition) return;
    try {
      await writeSnapshot(file, serving.index, this.feed);
      this.savedPosition = serving.position;
      this.savedAtMs = Date.now();
    } catch (error) {
      log(`search: the snapshot is not written: ${(error as Error).message}`);
    }
  }
}
