import { sampleCounty } from '@anunturi/demo/testing/sampleCounty';
import { POINT_RADIUS, type PlacedLocality } from './withNames';
import { byDistance, drawPlaceMap, placeAt, spotOnMap } from './placeMap';

const places: PlacedLocality[] = sampleCounty.localities.flatMap(({ at, ...place }) =>
  at ? [{ ...place, at }] : [],
);
const map = drawPlaceMap(places);
const pointOf = (name: string) => map.points.find(({ place }) => place.name === name)!;

test('north is above, east is on the right, and every place stands inside', () => {
  expect(pointOf('Mediaș').y).toBeLessThan(pointOf('Sibiu').y);
  expect(pointOf('Agnita').x).toBeGreaterThan(pointOf('Sibiu').x);
  for (const { x, y } of map.points) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(map.width);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(map.height);
  }
  expect(map.width).toBeLessThanOrEqual(400);
});

test('the outline runs through places at the edge and leaves those inside alone', () => {
  const corners = map.outline.split(' ');
  expect(corners.length).toBeGreaterThan(4);
  const { x, y } = pointOf('Sibiu');
  expect(corners).not.toContain(`${x},${y}`);
});

const named = map.points.filter((point) => point.named);

test('cities are named, and towns whose name covers no point', () => {
  const names = named.map(({ place }) => place.name);
  expect(names).toEqual(expect.arrayContaining(['Sibiu', 'Mediaș', 'Agnita']));
  for (const { place, nameX, nameY } of named.filter((each) => each.place.kind === 'town'))
    for (const other of map.points) {
      const aside = Math.abs(other.x - nameX) - (place.name.length * 11) / 2;
      const [above, below] = [nameY - 17 - other.y, other.y - nameY - 5];
      const away = Math.max(aside, above, below) - POINT_RADIUS[other.place.kind];
      expect(away < 0 ? `${place.name} covers ${other.place.name}` : '').toBe('');
    }
});

test('no name leaves the map or covers another', () => {
  const half = ({ place }: { place: PlacedLocality }) => (place.name.length * 11) / 2;
  for (const point of map.points) {
    expect(point.nameX - half(point)).toBeGreaterThanOrEqual(0);
    expect(point.nameX + half(point)).toBeLessThanOrEqual(map.width);
  }
  for (const one of named)
    for (const other of named.filter(({ place }) => place !== one.place)) {
      const aside = Math.abs(one.nameX - other.nameX) - half(one) - half(other);
      const away = Math.max(aside, Math.abs(one.nameY - other.nameY) - 22);
      expect(away < 0 ? `${one.place.name} covers ${other.place.name}` : '').toBe('');
    }
});

test.each([
  ['too wide', 800, map.height, 800 / 2, map.height / 2],
  ['too high', map.width, 900, map.width / 2, 900 / 2],
])('in a box that is %s the map stands in the middle', (_how, width, height, x, y) => {
  expect(spotOnMap(map, { width, height }, x, y)).toEqual({ x: map.width / 2, y: map.height / 2 });
  const corner = spotOnMap(map, { width, height }, x - map.width / 2, y - map.height / 2);
  expect(corner).toEqual({ x: 0, y: 0 });
});

test('a touch means the nearest place', () => {
  const { x, y } = pointOf('Mediaș');
  expect(placeAt(map.points, x + 4, y - 3)?.name).toBe('Mediaș');
  expect(placeAt([], 1, 1)).toBeUndefined();
});

test('places are listed by their distance from the chosen one, by name before', () => {
  const names = (from?: string) =>
    byDistance(places, from && sampleCounty.localityIdOf(from)).map(({ name }) => name);
  expect(names('Sibiu')[0]).toBe('Sibiu');
  expect(names('Sibiu').indexOf('Cisnădie')).toBeLessThan(names('Sibiu').indexOf('Mediaș'));
  expect(names()[0]).toBe('Agnita');
});

test('a county of one place has a map too', () => {
  const one = drawPlaceMap(places.slice(0, 1));
  expect([one.width, one.height]).toEqual([88, 88]);
  // The only name is where names usually are: above the middle of its point.
  expect(one.points).toMatchObject([{ x: 44, y: 44, nameX: 44, nameY: 30, named: true }]);
});
