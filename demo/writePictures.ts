import { posts } from './data/posts/posts';
import { drawCover } from './illustrations/covers/covers';
import type { ShotKind } from './illustrations/camera/shot';
import { rasteriseCover, rasterisePhoto, type StoredPhoto } from './illustrations/rasterise';
import type { County } from './county/createCounty';
import { drawServicePhotos, drawVehiclePhotos } from './photoPlan';
import type { SeededListing } from './toListing';
import { coverPath } from './toPost';

type WriteFile = (
  path: string,
  bytes: Uint8Array,
  contentType: string,
  cacheControl?: string,
) => Promise<void>;
/** More than the cores of a small machine, so that encoding and writing overlap. */
const AT_ONCE = 4;
const FOREVER = 'public, max-age=31536000, immutable';

/**
 * Draws, compresses and stores every photo and cover; a drawing that several listings share is compressed once. Answers the listings
 * with what stands in their photos' place until these come.
 */
export async function writePictures(
  { code }: County,
  listings: readonly SeededListing[],
  writeFile: WriteFile,
): Promise<SeededListing[]> {
  const blurs = new Map<string, string>();
  const made = new Map<string, Promise<StoredPhoto>>();
  const once = (svg: string, shot: ShotKind | undefined) =>
    made.get(svg) ?? made.set(svg, rasterisePhoto(svg, shot)).get(svg)!;
  const listingJobs = listings.flatMap(({ seed, fields }) => {
    let drawings: string[] | undefined;
    return fields.photos.map(({ path, thumbPath }, at) => async () => {
      drawings ??= 'trades' in seed ? drawServicePhotos(seed) : drawVehiclePhotos(seed, code);
      const { photo, thumbnail, blur } = await once(
        drawings[at]!,
        at === 0 ? seed.shot : undefined,
      );
      blurs.set(path, blur);
      await writeFile(path, photo, 'image/webp', FOREVER);
      await writeFile(thumbPath, thumbnail, 'image/webp', FOREVER);
    });
  });
  const coverJobs = posts.map(
    ({ slug, cover }) =>
      async () =>
        writeFile(coverPath(slug), await rasteriseCover(drawCover(cover)), 'image/webp', FOREVER),
  );
  await runAll([...listingJobs, ...coverJobs]);
  return listings.map((listing) => {
    const photos = listing.fields.photos.map((photo) => ({
      ...photo,
      blur: blurs.get(photo.path)!,
    }));
    return { ...listing, fields: { ...listing.fields, photos } };
  });
}

async function runAll(jobs: readonly (() => Promise<void>)[]): Promise<void> {
  const waiting = [...jobs];
  const work = async () => {
    for (let job = waiting.shift(); job; job = waiting.shift()) await job();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
