/** Work in short steps; `next` of its generator is one. */
export type Work = {
  steps: Generator<void>;
  /** After the last step. */
  onDone(): void;
  onFailed(error: Error): void;
  /** How far it is, in words; asked for now and then. */
  progress?(): string;
};

/** A request that waits for the disk takes several turns, each after a slice. */
const SLICE_MS = 4;
const TOLD_EVERY_MS = 5000;

/** Does one piece of work after the other in slices of the event loop: what else waits there is done between two. */
export class SlicedWork {
  private readonly waiting: Work[] = [];
  private next: NodeJS.Immediate | undefined;
  private toldAt = 0;

  constructor(private readonly log: (line: string) => void) {}

  add(work: Work): void {
    this.waiting.push(work);
    this.next ??= setImmediate(this.slice);
  }

  /** Gives up work that was added. */
  remove(work: Work): void {
    this.drop(work);
    work.steps.return(undefined);
  }

  /** Does nothing more. */
  stop(): void {
    clearImmediate(this.next);
    for (const work of this.waiting.splice(0)) work.steps.return(undefined);
  }

  private readonly slice = (): void => {
    this.next = undefined;
    const [work] = this.waiting;
    if (!work) return;
    const end = performance.now() + SLICE_MS;
    try {
      let isDone = false;
      while (!isDone && performance.now() < end) isDone = work.steps.next().done === true;
      if (isDone) {
        this.drop(work);
        work.onDone();
      } else this.tell(work);
    } catch (error) {
      this.drop(work);
      work.onFailed(error as Error);
    }
    if (this.waiting.length > 0) this.next ??= setImmediate(this.slice);
  };

  private drop(work: Work): void {
    const at = this.waiting.indexOf(work);
    if (at !== -1) this.waiting.splice(at, 1);
  }

  private tell({ progress }: Work): void {
    const now = performance.now();
    if (!progress || now - this.toldAt < TOLD_EVERY_MS) return;
    this.toldAt = now;
    this.log(progress());
  }
}
