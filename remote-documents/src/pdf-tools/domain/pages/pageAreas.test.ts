import { areaBetween, dotsOf, turnArea } from './pageAreas';

test('a drag in any direction is the same area, and a press is none', () => {
  const area = { x: 0.25, y: 0.5, width: 0.5, height: 0.25 };
  expect(areaBetween({ x: 0.25, y: 0.5 }, { x: 0.75, y: 0.75 })).toEqual(area);
  expect(areaBetween({ x: 0.75, y: 0.75 }, { x: 0.25, y: 0.5 })).toEqual(area);
  expect(areaBetween({ x: -3, y: 0.5 }, { x: 9, y: 0.75 })).toMatchObject({ x: 0, width: 1 });
  expect(areaBetween({ x: 0.5, y: 0.5 }, { x: 0.501, y: 0.9 })).toBeNull();
});

test('four turns bring an area back, and one moves the top left corner to the top right', () => {
  const corner = { x: 0, y: 0, width: 0.25, height: 0.125 };
  const turned = turnArea(corner);
  expect(turned).toEqual({ x: 0.875, y: 0, width: 0.125, height: 0.25 });
  expect(turnArea(turnArea(turnArea(turned)))).toEqual(corner);
});

test('an area in dots covers each dot that it touches', () => {
  const area = { x: 0.101, y: 0.101, width: 0.1, height: 0.1 };
  expect(dotsOf(area, { width: 100, height: 100 })).toEqual({
    left: 10,
    top: 10,
    width: 11,
    height: 11,
  });
});
