import { type Store, createStore } from '@anunturi/shared-runtime/storage/createStore';
import type { Draft } from '#domain/sell-form/draft';
import type { DraftStore } from '#data/drafts/draftStore';

/** How the draft on the device stands: `failed` when the device did not take it, `elsewhere` when another tab wrote meanwhile. */
export type KeepState = 'fresh' | 'waiting' | 'saved' | 'failed' | 'elsewhere';

const PAUSE_MS = 400;

/** Keeps one draft on the device, shortly after each change and at once when the page is left. */
export class DraftAutosave {
  private readonly state: Store<KeepState>;
  readonly subscribe: Store<KeepState>['subscribe'];
  readonly current: Store<KeepState>['get'];
  private stopped = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private writing: Promise<void> = Promise.resolve();

  constructor(
    private readonly store: DraftStore,
    private readonly name: string,
    private draft: Draft,
  ) {
    this.state = createStore<KeepState>(draft.revision > 0 ? 'saved' : 'fresh');
    this.subscribe = this.state.subscribe;
    this.current = this.state.get;
  }

  readonly kept = (): Draft => this.draft;

  /** Notes a change; it is written after a short pause. */
  change(changed: Partial<Draft>): void {
    if (this.stopped) return;
    this.draft = { ...this.draft, ...changed };
    if (this.current() === 'elsewhere') return;
    this.show('waiting');
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.flush(), PAUSE_MS);
  }

  /** Writes now what waits to be written. */
  flush(): Promise<void> {
    clearTimeout(this.timer);
    this.writing = this.writing.then(() => this.write());
    return this.writing;
  }

  /** Goes on with the draft of this tab, over the other tab's. */
  async takeOver(): Promise<void> {
    const other = await this.store.load(this.name);
    this.draft = { ...this.draft, revision: other?.revision ?? 0 };
    this.show('waiting');
    await this.flush();
  }

  /** No more writing: the draft is published or thrown away. */
  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  private async write(): Promise<void> {
    if (this.stopped || (this.current() !== 'waiting' && this.current() !== 'failed')) return;
    const written = { ...this.draft, revision: this.draft.revision + 1, savedAtMs: Date.now() };
    const before = this.draft;
    try {
      const outcome = await this.store.save(this.name, written);
      if (outcome === 'changedElsewhere') return this.show('elsewhere');
      const changedMeanwhile = this.draft !== before;
      this.draft = { ...this.draft, revision: written.revision, savedAtMs: written.savedAtMs };
      if (!changedMeanwhile) this.show('saved');
    } catch (error) {
      console.warn('The draft could not be kept on the device.', error);
      this.show('failed');
    }
  }

  private show(state: KeepState): void {
    if (!this.stopped) this.state.set(state);
  }
}
