import sharp from 'sharp';
import { serviceSeeds, vehicleSeeds } from './data/listings';
import type { VehicleSeed } from './data/listingSeed';
import { covers, type CoverName, drawCover } from './illustrations/covers/covers';
import { drawTrade } from './illustrations/drawTrade';
import { treatmentOf } from './illustrations/camera/shot';
import { rasterisePhoto } from './illustrations/rasterise';
import { trades, type TradeName } from './illustrations/trades/trades';
import { drawServicePhotos, drawVehiclePhotos } from './photoPlan';

const byAge = [...vehicleSeeds, ...serviceSeeds]
  .filter(({ status = 'active' }) => status === 'active')
  .toSorted((one, other) => one.publishedDaysAgo - other.publishedDaysAgo);
const drawVehicle = (seed: VehicleSeed) => drawVehiclePhotos(seed, 'SB');
const drawings = [...vehicleSeeds.flatMap(drawVehicle), ...serviceSeeds.flatMap(drawServicePhotos)];

test('the same listing is always drawn the same', () => {
  expect([
    ...vehicleSeeds.flatMap(drawVehicle),
    ...serviceSeeds.flatMap(drawServicePhotos),
  ]).toEqual(drawings);
});

test('first photos are all different, so that a list looks alive', () => {
  const firsts = [...vehicleSeeds.map(drawVehicle), ...serviceSeeds.map(drawServicePhotos)].flatMap(
    ([first]) => first ?? [],
  );
  expect(new Set(firsts).size).toBe(firsts.length);
});

test('few enough pictures for a quick first start', () => {
  expect(new Set(drawings).size).toBeLessThan(200);
});

test('no number in a drawing is missing', () => {
  expect(drawings.filter((svg) => /NaN|undefined|Infinity/.test(svg))).toEqual([]);
});

test('every kind of drawing is a well-formed picture', async () => {
  const kinds = [
    ...vehicleSeeds.flatMap((seed) => drawVehicle(seed).slice(0, 1)),
    ...drawVehicle(vehicleSeeds.find(({ photos }) => photos.length === 20)!),
    ...(Object.keys(trades) as TradeName[]).map((trade) =>
      drawTrade(trade, 'day', 'winter', trade),
    ),
  ];
  for (const svg of kinds)
    expect((await sharp(Buffer.from(svg)).metadata()).width).toBeGreaterThan(300);
  for (const name of Object.keys(covers) as CoverName[])
    expect((await sharp(Buffer.from(drawCover(name))).metadata()).width).toBe(1280);
});

test('a photo becomes WebP of its own size with a thumbnail of 480 pixels', async () => {
  const { photo, thumbnail } = await rasterisePhoto(drawings[0]!);
  expect(await sharp(photo).metadata()).toMatchObject({ format: 'webp', width: 800, height: 600 });
  expect(await sharp(thumbnail).metadata()).toMatchObject({
    format: 'webp',
    width: 480,
    height: 360,
  });
});

test('the same drawing is always taken the same, and no two are alike in light', async () => {
  const [one, again, other] = await Promise.all(
    [drawings[0]!, drawings[0]!, drawings[9]!].map((svg) => rasterisePhoto(svg)),
  );
  expect(one!.photo.equals(again!.photo)).toBe(true);
  expect(treatmentOf('usual', drawings[0]!)).not.toEqual(treatmentOf('usual', drawings[9]!));
  expect(other!.photo.length).toBeGreaterThan(10_000);
});

test('shapes cover their canvas: the ground below them is not seen, and no picture has a hole', async () => {
  const kinds = [
    ...vehicleSeeds.slice(0, 12).flatMap((seed) => drawVehicle(seed).slice(0, 1)),
    ...(Object.keys(trades) as TradeName[]).map((trade) =>
      drawTrade(trade, 'day', 'winter', trade),
    ),
  ];
  const shareBelow = async (svg: string, alpha: number) => {
    const small = svg.replace(
      /width="(\d+)" height="(\d+)" viewBox/,
      (_size, width, height) => `width="${width / 5}" height="${height / 5}" viewBox`,
    );
    const alphas = await sharp(Buffer.from(small)).ensureAlpha().extractChannel(3).raw().toBuffer();
    return alphas.filter((each) => each < alpha).length / alphas.length;
  };
  for (const svg of kinds) {
    expect(await shareBelow(svg, 255)).toBe(0);
    const shapes = svg.replace(/<\/defs><rect[^>]*>/, '</defs>');
    expect(shapes).not.toBe(svg);
    expect(await shareBelow(shapes, 96)).toBeLessThan(0.01); // a seam of one row, blended
  }
});

test('the first page looks taken by many people: corners, upright and dark ones, pictures of screens, none', () => {
  const first = byAge.slice(0, 24);
  const shots = first.map(({ shot }) => shot);
  const views = first.map((seed) => ('photos' in seed ? seed.photos[0] : undefined));
  const count = (list: readonly unknown[], ...wanted: unknown[]) =>
    list.filter((each) => wanted.includes(each)).length;
  expect(count(views, 'side', 'otherSide')).toBeLessThanOrEqual(8);
  expect(count(views, 'corner', 'otherCorner', 'rearCorner')).toBeGreaterThanOrEqual(8);
  expect(count(shots, 'portrait')).toBe(4);
  expect(count(shots, 'night', 'blurred')).toBe(3);
  expect(count(shots, 'screenshot')).toBe(2);
  expect(first.filter((seed) => 'photos' in seed && seed.photos.length === 0)).toHaveLength(1);
});
