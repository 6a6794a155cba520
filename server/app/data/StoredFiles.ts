import type { Readable } from 'node:stream';
import type { Bucket, CopyOptions, File } from '@google-cloud/storage';

export type StoredFile = {
  path: string;
  createdAt: Date;
  /** Kept from everybody but its owner and administrators (`storage.rules`). */
  isHidden: boolean;
  /** Whether Firebase gave somebody an address that opens it past the rules. */
  hasKey: boolean;
};
/** From where browsers send files: of the site itself, or of the embedded Firebase, whose addresses are said without origin. */
export type UploadPlace = { siteOrigin?: string; adminOrigin?: string; embeddedOrigin?: string };

export type OpenFile = { sizeBytes: number; body: ReadableStream<Uint8Array> };

const PAGE = 1000;
const CLOSE_MS = 10_000;

/** Files as trusted code handles them. Everything may be done again: a repeated write, copy or deletion changes nothing. */
export class StoredFiles {
  constructor(
    private readonly openBucket: () => Promise<Bucket>,
    private readonly place: UploadPlace = {},
  ) {}

  /** The same files for a page of this origin: the addresses that are opened for it take bytes from there. */
  forPagesOf(origin: string | undefined): StoredFiles {
    if (origin === undefined || origin !== this.place.adminOrigin) return this;
    return new StoredFiles(this.openBucket, { ...this.place, siteOrigin: origin });
  }

  /**
   * Lets exactly these bytes come to a path, once, from the one who is given the address that it answers. Nobody gets a key to read
   * them: Firebase gives one to what comes over its own interface alone.
   */
  async openUpload(
    path: string,
    { contentType, sizeBytes }: { contentType: string; sizeBytes: number },
  ): Promise<string> {
    const { siteOrigin, embeddedOrigin } = this.place;
    const [address] = await (
      await this.file(path)
    ).createResumableUpload({
      metadata: { contentType, contentLength: sizeBytes, cacheControl: cacheControl(false) },
      preconditionOpts: { ifGenerationMatch: 0 },
      ...(siteOrigin !== undefined && { origin: siteOrigin }),
    });
    const { pathname, search } = new URL(address);
    return embeddedOrigin === undefined ? address : pathname + search;
  }

  /** Nothing comes to an address any more. What has come stays. */
  async closeUpload(address: string): Promise<void> {
    const answer = await fetch(new URL(address, this.place.embeddedOrigin), {
      method: 'DELETE',
      signal: AbortSignal.timeout(CLOSE_MS),
    });
    if (answer.status >= 500) throw new Error(`An upload was not closed: ${answer.status}`);
  }

  /** The bytes; null when there is no such file. @throws RangeError when there are more than `maxBytes` */
  async read(path: string, maxBytes: number): Promise<Buffer | null> {
    const file = await this.file(path);
    try {
      const [metadata] = await file.getMetadata();
      if (Number(metadata.size) > maxBytes) throw new RangeError(`${path} is too large`);
      return (await file.download())[0];
    } catch (error) {
      if (codeOf(error) === NOT_FOUND) return null;
      throw error;
    }
  }

  /** The bytes as they come, with their number; null when there is no such file. */
  async open(path: string): Promise<OpenFile | null> {
    const file = await this.file(path);
    try {
      const [metadata] = await file.getMetadata();
      return {
        sizeBytes: Number(metadata.size),
        body: toBody(file.createReadStream()),
      };
    } catch (error) {
      if (codeOf(error) === NOT_FOUND) return null;
      throw error;
    }
  }

  /** Writes a file that never changes; one that is there already stays. */
  async create(path: string, bytes: Buffer, contentType: string, isPublic = false): Promise<void> {
    const file = await this.file(path);
    await ifAbsent(
      file.save(bytes, {
        resumable: false,
        metadata: { contentType, cacheControl: cacheControl(isPublic) },
        preconditionOpts: { ifGenerationMatch: 0 },
      }),
    );
  }

  /**
   * The same bytes under another name, for everybody to keep, or hidden from others (`isSeen`); what is there already stays.
   * False when there is nothing to copy.
   */
  publish(from: string, to: string, isSeen = true): Promise<boolean> {
    const metadata = !isSeen && { metadata: { hidden: HIDDEN } };
    return this.copy(from, to, { cacheControl: cacheControl(true), ...metadata });
  }

  /** The same bytes under another name, which no cache keeps; what is there already stays. False when there is nothing to copy. */
  copyPrivate(from: string, to: string): Promise<boolean> {
    return this.copy(from, to, { cacheControl: cacheControl(false) });
  }

  async exists(path: string): Promise<boolean> {
    return (await (await this.file(path)).exists())[0];
  }

  /**
   * Keeps a file from everybody but its owner and administrators, or gives it back. A key to read it past the rules,
   * which anybody may have got of Firebase while it was public, goes too. One that is gone stays gone.
   */
  async setHidden(path: string, isHidden: boolean): Promise<void> {
    const metadata = { hidden: isHidden ? HIDDEN : null, [FIREBASE_KEYS]: null };
    try {
      await (await this.file(path)).setMetadata({ metadata });
    } catch (error) {
      if (codeOf(error) !== NOT_FOUND) throw error;
    }
  }

  /** One that is gone already is what was wanted. */
  async delete(path: string): Promise<void> {
    await (await this.file(path)).delete({ ignoreNotFound: true });
  }

  /** The first thousand files whose path begins so. */
  async list(prefix: string): Promise<StoredFile[]> {
    return (await this.listPage(prefix)).files;
  }

  /** A thousand files whose path begins so; `next` asks for those that follow. */
  async listPage(
    prefix: string,
    pageToken?: string,
  ): Promise<{ files: StoredFile[]; next?: string }> {
    const bucket = await this.openBucket();
    const asked = {
      prefix,
      maxResults: PAGE,
      autoPaginate: false,
      ...(pageToken && { pageToken }),
    };
    const [found, following] = await bucket.getFiles(asked);
    const files = found.map(({ name, metadata }) => ({
      path: name,
      createdAt: new Date(metadata.timeCreated ?? 0),
      isHidden: metadata.metadata?.hidden !== undefined,
      hasKey: metadata.metadata?.[FIREBASE_KEYS] !== undefined,
    }));
    const next = (following as { pageToken?: string } | null)?.pageToken;
    return { files, ...(next !== undefined && { next }) };
  }

  private async copy(from: string, to: string, how: CopyOptions): Promise<boolean> {
    const [source, target] = [await this.file(from), await this.file(to)];
    const preconditionOpts = { ifGenerationMatch: 0 };
    try {
      await ifAbsent(source.copy(target, { contentType: 'image/webp', preconditionOpts, ...how }));
      return true;
    } catch (error) {
      if (codeOf(error) === NOT_FOUND) return false;
      throw error;
    }
  }

  private async file(path: string): Promise<File> {
    return (await this.openBucket()).file(path);
  }
}

const HIDDEN = 'da';
/** Where Firebase keeps the keys of its download addresses. */
const FIREBASE_KEYS = 'firebaseStorageDownloadTokens';
const [NOT_FOUND, PRECONDITION_FAILED] = [404, 412];
const codeOf = (error: unknown) => (error as { code?: unknown }).code;
const cacheControl = (isPublic: boolean) =>
  isPublic ? 'public, max-age=31536000, immutable' : 'private, max-age=0';

/** What is read piece by piece, as fast as it is taken. */
function toBody(bytes: Readable): ReadableStream<Uint8Array> {
  const pieces: AsyncIterator<Uint8Array> = bytes[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: () => void bytes.destroy(),
  });
}

async function ifAbsent(act: Promise<unknown>): Promise<void> {
  try {
    await act;
  } catch (error) {
    if (codeOf(error) !== PRECONDITION_FAILED) throw error;
  }
}
