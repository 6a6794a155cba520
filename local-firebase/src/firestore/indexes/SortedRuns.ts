import { randomUUID } from 'node:crypto';
import { closeSync, openSync, readSync, unlinkSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** A row of `entries`: the key, and the number of its document. */
export type Entry = [key: Buffer, document: number];

/** Length of the key, then the document. */
const HEAD_BYTES = 10;
/** Of each run; a million documents have five hundred. */
const READ_BYTES = 16 * 1024;

/** Entries sorted aside, because a tree grows fastest in order: runs in a file that has no name and ends with this process. */
export class SortedRuns {
  private readonly file: number;
  private readonly ends: number[] = [];

  constructor(folder: string) {
    const path = join(folder, `index-${randomUUID()}.tmp`);
    this.file = openSync(path, 'wx+', 0o600);
    unlinkSync(path);
  }

  /** Takes a run of any order. */
  add(entries: Entry[]): void {
    entries.sort(([one], [other]) => Buffer.compare(one, other));
    const parts = entries.flatMap(([key, document]) => {
      const head = Buffer.alloc(HEAD_BYTES);
      head.writeUInt32BE(key.length, 0);
      head.writeUIntBE(document, 4, 6);
      return [head, key];
    });
    const bytes = Buffer.concat(parts);
    const from = this.ends.at(-1) ?? 0;
    for (let at = 0; at < bytes.length;)
      at += writeSync(this.file, bytes, at, bytes.length - at, from + at);
    this.ends.push(from + bytes.length);
  }

  /** All entries by their keys. */
  *inOrder(): Generator<Entry> {
    const waiting: Run[] = [];
    for (const [at, end] of this.ends.entries()) {
      const run = new Run(this.file, this.ends[at - 1] ?? 0, end);
      if (run.advance()) place(run, waiting);
    }
    for (let run = waiting.shift(); run; run = waiting.shift()) {
      yield run.head;
      if (run.advance()) place(run, waiting);
    }
  }

  close(): void {
    closeSync(this.file);
  }
}

class Run {
  head: Entry = [Buffer.alloc(0), 0];
  private bytes = Buffer.alloc(0);

  constructor(
    private readonly file: number,
    private from: number,
    private readonly end: number,
  ) {}

  /** Whether there is another entry, which is the head then. */
  advance(): boolean {
    if (!this.has(HEAD_BYTES)) return false;
    const length = HEAD_BYTES + this.bytes.readUInt32BE(0);
    this.has(length);
    this.head = [this.bytes.subarray(HEAD_BYTES, length), this.bytes.readUIntBE(4, 6)];
    this.bytes = this.bytes.subarray(length);
    return true;
  }

  private has(length: number): boolean {
    while (this.bytes.length < length && this.from < this.end) {
      const more = Buffer.alloc(Math.min(Math.max(READ_BYTES, length), this.end - this.from));
      const read = readSync(this.file, more, 0, more.length, this.from);
      this.from += read;
      this.bytes = Buffer.concat([this.bytes, more.subarray(0, read)]);
    }
    return this.bytes.length >= length;
  }
}

/** Puts a run where its head belongs; the lowest is first. */
function place(run: Run, waiting: Run[]): void {
  let [low, high] = [0, waiting.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (Buffer.compare(waiting[middle]!.head[0], run.head[0]) < 0) low = middle + 1;
    else high = middle;
  }
  waiting.splice(low, 0, run);
}
