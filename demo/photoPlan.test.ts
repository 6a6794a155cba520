import sharp from 'sharp';
import { serviceSeeds, vehicleSeeds } from './data/listings';
import type { VehicleSeed } from './data/listingSeed';
import { covers, type CoverName, drawCover } from './illustrations/covers/covers';
import { drawTrade } from './illustrations/drawTrade';
import { rasterisePhoto } from './illustrations/rasterise';
import { trades, type TradeName } from './illustrations/trades/trades';
import { drawServicePhotos, drawVehiclePhotos } from './photoPlan';

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
  for (const svg of kinds) expect((await sharp(Buffer.from(svg)).metadata()).width).toBe(960);
  for (const name of Object.keys(covers) as CoverName[])
    expect((await sharp(Buffer.from(drawCover(name))).metadata()).width).toBe(1280);
});

test('a photo becomes WebP of 960 by 720 with a thumbnail of 480 by 360', async () => {
  const { photo, thumbnail } = await rasterisePhoto(drawings[0]!);
  expect(await sharp(photo).metadata()).toMatchObject({ format: 'webp', width: 960, height: 720 });
  expect(await sharp(thumbnail).metadata()).toMatchObject({
    format: 'webp',
    width: 480,
    height: 360,
  });
});
