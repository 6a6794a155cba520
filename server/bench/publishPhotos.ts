// Benchmark of selling with photos: npm run bench:photos [-- --photos 8 --pictures a.jpg --pictures b.jpg]
// With pictures it only says what these weigh in each size: drawn grain weighs more than what cameras see.
// A seller publishes with 12-megapixel pictures as they come, not shrunk by a browser, three at a time as pages send them.
// Memory is that of the process in which commands run: before, and at its highest.
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { filePaths } from '@anunturi/shared-domain/site/documentPaths';
import { STORED_PHOTO_MAX_BYTES } from '@anunturi/shared-domain/site/limits';
import { createQueue } from '../files/createQueue';
import { callTestCommand } from '../testing/callTestCommand';
import { describedCar, seedMarket, seedSeller } from '../testing/seedMarket';
import { sendForTest } from '../testing/uploadForTest';
import { startBackend } from './startBackend';
import { tellPhotoSizes } from './tellPhotoSizes';
import { reportFailures } from '@anunturi/shared-contract/program/reportFailures';

reportFailures();

const { values } = parseArgs({
  options: {
    photos: { type: 'string', default: '8' },
    pictures: { type: 'string', multiple: true },
  },
});
const COUNT = Number(values.photos);
const [WIDTH, HEIGHT] = [4000, 3000];
const AT_ONCE = 3;
const TARGET_MB = 400;
const uid = 'sellerAna';

if (values.pictures) {
  await tellPhotoSizes(await Promise.all(values.pictures.map((file) => readFile(file))));
  process.exit();
}
const backend = await startBackend();
try {
  await seedMarket(backend);
  const token = await backend.signIn(uid);
  await seedSeller(backend, uid);
  const pictures = await Promise.all(Array.from({ length: COUNT }, (_, seed) => drawPicture(seed)));
  const before = await backend.memoryMb('VmRSS');
  const times: Record<string, number[]> = {};
  const timed = async <T>(step: string, work: () => Promise<T>): Promise<T> => {
    const start = performance.now();
    const done = await work();
    (times[step] ??= []).push(performance.now() - start);
    return done;
  };
  const call = async (name: string, input: object) => {
    const answer = await callTestCommand(backend.commandOrigin, name, input, { token });
    if (answer.status !== 200) throw new Error(`${name}: ${JSON.stringify(answer.body)}`);
    return answer.body.result;
  };
  const { photos: _photos, ...car } = describedCar();
  const send = async (bytes: Buffer) => {
    const contentType = 'image/jpeg';
    const booking = { sizeBytes: bytes.length, contentType };
    const { uploadId, address } = await timed('book', () => call('bookUpload', booking));
    await timed('upload', () => sendForTest(backend, address, bytes));
    const made = await timed('prepare', () => call('preparePhoto', { uploadId }));
    const { photoId: id, width, height } = made;
    const path = filePaths.listingPhoto(uid, car.id, id);
    const thumbPath = filePaths.listingThumbnail(uid, car.id, id);
    return { id, path, thumbPath, width, height };
  };
  await tellPhotoSizes(pictures.slice(0, 1));
  await timed('everything', async () => {
    const inTurn = createQueue(AT_ONCE);
    const photos = await Promise.all(pictures.map((bytes) => inTurn('bench', () => send(bytes))));
    await timed('publish', () => call('publishListing', { ...car, photos }));
  });
  console.log(`\n${COUNT} photos of ${(WIDTH * HEIGHT) / 1e6} MP, ${sizesOf(pictures)}`);
  console.table(
    Object.fromEntries(
      Object.entries(times).map(([step, all]) => [
        step,
        { times: all.length, 'median ms': at(all, 0.5), 'longest ms': at(all, 1) },
      ]),
    ),
  );
  const highest = await backend.memoryMb('VmHWM');
  console.table({
    'memory of commands': { 'before MB': before, 'highest MB': highest, 'target MB': TARGET_MB },
  });
} finally {
  await backend.stop();
}

/** Soft light with grain, as heavy as a photo of a phone; lighter until it may be uploaded. */
async function drawPicture(seed: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const;
  const background = { r: (seed * 37) % 256, g: 128, b: (seed * 71) % 256 };
  const grain = sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, noise, background } });
  const raw = await grain.tint(background).png({ compressionLevel: 1 }).toBuffer();
  for (let quality = 80; ; quality -= 10) {
    const bytes = await sharp(raw).jpeg({ quality }).toBuffer();
    if (bytes.length <= STORED_PHOTO_MAX_BYTES) return bytes;
  }
}

function at(all: number[], share: number): number {
  const sorted = all.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
}

function sizesOf(pictures: Buffer[]): string {
  const sizes = pictures.map(({ length }) => length / 1e6);
  return `${Math.min(...sizes).toFixed(1)} to ${Math.max(...sizes).toFixed(1)} MB each`;
}
