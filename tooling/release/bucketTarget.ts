import { Storage, type StorageOptions } from '@google-cloud/storage';
import type { LocalFiles, ReleaseTarget } from './ReleaseTarget';

/** How many files are sent at a time. */
const AT_ONCE = 8;
const TRIES = 20;
/** As many as the service lists at a time. */
const PAGE_SIZE = 1000;

const types: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  ttf: 'font/ttf',
  wasm: 'application/wasm',
  png: 'image/png',
  webp: 'image/webp',
  txt: 'text/plain; charset=utf-8',
};
const typeOf = (path: string) =>
  types[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream';

/**
 * A Google Cloud Storage bucket, which the HTML server has mounted. A file that changes is replaced only as long as nobody
 * else has replaced it: the bucket's generation is the lock.
 */
export function bucketTarget(
  { bucket: name, prefix = '' }: { bucket: string; prefix?: string },
  storage = createStorage(),
  { pageSize = PAGE_SIZE } = {},
): ReleaseTarget {
  const bucket = storage.bucket(name);
  const at = (path: string) => (prefix ? `${prefix}/${path}` : path);
  const fileAt = (path: string) => bucket.file(at(path));

  async function readBytes(path: string): Promise<Buffer | null> {
    try {
      return (await fileAt(path).download())[0];
    } catch (error) {
      if (codeOf(error) === 404) return null;
      throw error;
    }
  }

  /** Sends a file that must not be there yet. */
  async function send(path: string, source: LocalFiles[string]): Promise<void> {
    const options = {
      resumable: false,
      contentType: typeOf(path),
      metadata: { cacheControl: 'public, max-age=31536000, immutable' },
      preconditionOpts: { ifGenerationMatch: 0 },
    };
    try {
      await ('file' in source
        ? bucket.upload(source.file, { ...options, destination: at(path) })
        : fileAt(path).save(source.text, options));
    } catch (error) {
      if (!isPrecondition(error)) throw error; // an attempt before this one has sent it
    }
  }

  async function sendAll(path: string, files: LocalFiles): Promise<void> {
    const names = Object.keys(files);
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (let each = names.shift(); each; each = names.shift())
          await send(`${path}/${each}`, files[each]!);
      }),
    );
  }

  return {
    name: `gs://${name}${prefix && `/${prefix}`}`,
    isPublic: true,
    readText: async (path) => (await readBytes(path))?.toString() ?? null,
    readBytes,
    async listFolders(path) {
      const folder = `${at(path)}/`;
      const found: string[] = [];
      let query: object | null = { prefix: folder, delimiter: '/', maxResults: pageSize };
      while (query) {
        const [, next, answer] = await bucket.getFiles({ ...query, autoPaginate: false });
        const { prefixes = [] } = (answer ?? {}) as { prefixes?: string[] };
        found.push(...prefixes.map((each) => each.slice(folder.length, -1)));
        query = next as object | null;
      }
      return found;
    },
    async putFolder(path, files, last) {
      const { [last]: source, ...others } = files;
      await sendAll(path, others);
      if (source) await send(`${path}/${last}`, source);
    },
    addFiles: sendAll,
    async copyFile(from, to) {
      try {
        await fileAt(from).copy(fileAt(to), {
          contentType: typeOf(to),
          metadata: { cacheControl: 'no-cache' },
        });
        return true;
      } catch (error) {
        if (codeOf(error) !== 404) throw error;
        return false;
      }
    },
    async removeFile(path) {
      await fileAt(path).delete({ ignoreNotFound: true });
    },
    async removeFolder(path) {
      await bucket.deleteFiles({ prefix: `${at(path)}/` });
    },
    async changeText(path, change) {
      for (let tries = 1; ; tries += 1) {
        const file = fileAt(path);
        const [there] = await file.exists();
        const generation = there ? Number((await file.getMetadata())[0].generation) : 0;
        const text = there
          ? String((await bucket.file(at(path), { generation }).download())[0])
          : null;
        try {
          await file.save(change(text), {
            resumable: false,
            contentType: typeOf(path),
            metadata: { cacheControl: 'no-cache' },
            preconditionOpts: { ifGenerationMatch: generation },
          });
          return;
        } catch (error) {
          // Somebody else has changed it meanwhile: what they made of it is changed.
          if (!isPrecondition(error) || tries === TRIES) throw error;
        }
      }
    },
  };
}

/**
 * With STORAGE_API (`http://localhost:9199`), another server that speaks Cloud Storage's JSON interface. Google's own
 * STORAGE_EMULATOR_HOST reads from one address and writes to another.
 */
function createStorage(): Storage {
  const apiEndpoint = process.env.STORAGE_API;
  const options: StorageOptions = { retryOptions: { autoRetry: true, maxRetries: 3 } };
  return new Storage({ ...options, ...(apiEndpoint && { apiEndpoint, projectId: 'none' }) });
}

const codeOf = (error: unknown) => Number((error as { code?: number | string }).code);
const isPrecondition = (error: unknown) => codeOf(error) === 412;
