import { createHash } from 'node:crypto';
import { open, rename, type FileHandle } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import type { FeedPosition } from '../IndexKeeper';
import { CHANGES_KEPT_MS } from '../listingChange';
import type { EmbeddedIndex, IndexHeader } from './EmbeddedIndex';
import { groups } from '../matching/groups';
import { flagPaths } from '../matching/groupValues';
import { ListingColumns, stepsOf } from './ListingColumns';
import { cardKeys } from '../matching/packedCard';

/** Raised when what words or columns hold changes its meaning: an older file is not read. */
const FORMAT = 2;
const WRITTEN_AT_ONCE = 4 * 1024 * 1024;
/** Length of the header, then of everything after it, and the checksum of both. */
const PREFIX_BYTES = 24;
const CHANGES_LEFT_MS = 60 * 60 * 1000;

type Header = {
  schema: string;
  index: IndexHeader;
  feed: { watermarkMs: number; seen: [id: string, atMs: number][]; settingsChanges: number };
  parts: [name: string, bytes: number][];
};

/** What an index looks like: that of another catalogue of filters cannot be taken over. */
const schema = createHash('sha256')
  .update(
    JSON.stringify([
      FORMAT,
      groups.map(({ key }) => [key, stepsOf(key)]),
      new ListingColumns().columns.map(([name]) => name),
      flagPaths,
      cardKeys,
    ]),
  )
  .digest('hex');

/** Writes an index and where its feed stopped; the earlier file is there until all is written. Nothing may be put meanwhile. */
export async function writeSnapshot(
  path: string,
  index: EmbeddedIndex,
  { watermarkMs, seen, settingsChanges }: FeedPosition,
): Promise<void> {
  const { header: indexHeader, parts } = index.save();
  const all = parts.map(({ name, bytes }) => ({
    name,
    pieces: bytes instanceof Uint8Array ? [bytes] : bytes,
  }));
  const header: Header = {
    schema,
    index: indexHeader,
    feed: { watermarkMs, seen: [...seen], settingsChanges },
    parts: all.map(({ name, pieces }) => [
      name,
      pieces.reduce((sum, each) => sum + each.byteLength, 0),
    ]),
  };
  const head = Buffer.from(JSON.stringify(header));
  const written = `${path}.new`;
  const file = await open(written, 'w', 0o600);
  try {
    await file.write(Buffer.alloc(PREFIX_BYTES));
    const sums = { bytes: 0, crc: 0 };
    for (const chunk of toChunks([head, ...all.flatMap(({ pieces }) => pieces)])) {
      await file.write(chunk);
      sums.bytes += chunk.byteLength;
      sums.crc = crc32(chunk, sums.crc);
    }
    const prefix = Buffer.alloc(PREFIX_BYTES);
    prefix.writeDoubleLE(head.byteLength, 0);
    prefix.writeDoubleLE(sums.bytes, 8);
    prefix.writeUInt32LE(sums.crc, 16);
    await file.write(prefix, 0, PREFIX_BYTES, 0);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(written, path);
}

/** Pieces joined to chunks that are worth a write: postings of a word are mostly short. */
function* toChunks(pieces: readonly Uint8Array[]): Generator<Uint8Array> {
  let waiting: Uint8Array[] = [];
  let length = 0;
  for (const piece of pieces) {
    waiting.push(piece);
    length += piece.byteLength;
    if (length < WRITTEN_AT_ONCE) continue;
    yield Buffer.concat(waiting);
    [waiting, length] = [[], 0];
  }
  yield Buffer.concat(waiting);
}

/**
 * Fills an empty index from a file, and answers where its feed stopped; undefined where there is no file.
 * @throws Error with the reason where the file cannot be gone on from: another schema, damage, or a feed whose entries are no longer kept
 */
export async function readSnapshot(
  path: string,
  index: EmbeddedIndex,
  nowMs: number,
): Promise<FeedPosition | undefined> {
  const file = await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (!file) return undefined;
  try {
    const prefix = await readBytes(file, PREFIX_BYTES);
    const [headBytes, allBytes] = [readDouble(prefix, 0), readDouble(prefix, 8)];
    if ((await file.stat()).size !== PREFIX_BYTES + allBytes) throw new Error('it is cut');
    const head = await readBytes(file, headBytes);
    let crc = crc32(head);
    const { schema: written, index: indexHeader, feed, parts } = toHeader(head);
    if (written !== schema) throw new Error('it is of another format');
    if (feed.watermarkMs < nowMs - CHANGES_KEPT_MS + CHANGES_LEFT_MS)
      throw new Error('what was written since is no longer kept');
    const read = new Map<string, Uint8Array>();
    for (const [name, bytes] of parts) {
      const part = await readBytes(file, bytes);
      crc = crc32(part, crc);
      read.set(name, part);
    }
    if (crc !== Buffer.from(prefix.buffer).readUInt32LE(16)) throw new Error('it is damaged');
    index.restore(indexHeader, (name) => read.get(name)!);
    return { ...feed, seen: new Map(feed.seen) };
  } finally {
    await file.close();
  }
}

const readDouble = (bytes: Uint8Array, at: number) => Buffer.from(bytes.buffer).readDoubleLE(at);
const toHeader = (bytes: Uint8Array): Header => JSON.parse(Buffer.from(bytes.buffer).toString());

async function readBytes(file: FileHandle, length: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(length);
  let at = 0;
  while (at < length) {
    const { bytesRead } = await file.read(bytes, at, length - at, null);
    if (bytesRead === 0) break; // a shorter file than it says fails its checksum
    at += bytesRead;
  }
  return bytes;
}
