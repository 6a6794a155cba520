import { corners, type CarShape } from './CarShape';

export const sedan: CarShape = {
  length: 472,
  height: 146,
  axles: [90, 370],
  wheelRadius: 33,
  sill: 24,
  outline: corners(`
    10 22 4, 2 32 6, 0 52 10, 2 74 12, 28 87 28, 122 101 18, 192 139 40, 256 146 60,
    322 142 46, 396 109 26, 452 104 12, 467 100 6, 472 76 10, 471 48 8, 466 32 6, 456 22 4`),
  panes: [
    corners('144 104 4, 194 133 16, 249 138 3, 254 104 3'),
    corners('261 104 3, 256 138 3, 318 134 18, 372 112 10, 366 105 4'),
  ],
  windscreen: corners('124 101, 191 138 8, 200 137 4, 138 102'),
  rearGlass: corners('334 138 8, 394 110, 384 110, 326 137'),
  crease: corners('22 81, 120 94 40, 260 97 60, 400 98 40, 466 93'),
  doorLines: [
    corners('150 98, 144 64 14, 152 30'),
    corners('256 100, 254 30'),
    corners('368 104, 372 86 12, 342 62 20, 328 30'),
  ],
  handles: [
    [222, 85],
    [336, 87],
  ],
  headlight: corners('2 70, 6 78 5, 42 90 4, 56 87 3, 32 73 6'),
  tailLight: corners('430 97 4, 469 96 3, 471 80 2, 440 83 6'),
  mirror: [156, 101],
  seats: [224, 312],
  seatTop: 127,
};
