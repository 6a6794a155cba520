import { close, fdatasync, openSync } from 'node:fs';

/**
 * Puts SQLite's write-ahead log on the disk without holding up the event loop: those who ask while a flush runs share the
 * next one. With `synchronous = NORMAL` SQLite itself flushes only at checkpoints.
 */
export class DiskFlush {
  private file: number | null = null;
  private running: Promise<void> | null = null;
  private next: Promise<void> | null = null;

  /** `path` is the log's; null for a database in memory. */
  constructor(private readonly path: string | null) {}

  /** Settles when everything committed before this call is on the disk. */
  flush(): Promise<void> {
    if (this.path === null) return Promise.resolve();
    const start = () => {
      this.running = this.next;
      this.next = null;
      return this.sync();
    };
    this.next ??= (this.running ?? Promise.resolve()).then(start, start); // a failed flush fails only those who waited for it
    return this.next;
  }

  private sync(): Promise<void> {
    const file = (this.file ??= openSync(this.path as string, 'r+'));
    return new Promise((resolve, reject) =>
      fdatasync(file, (error) => (error ? reject(error) : resolve())),
    );
  }

  close(): void {
    if (this.file !== null) close(this.file);
    this.file = null;
  }
}
