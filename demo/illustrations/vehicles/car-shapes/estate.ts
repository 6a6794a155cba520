import { corners, type CarShape } from './CarShape';

export const estate: CarShape = {
  length: 470,
  height: 148,
  axles: [90, 370],
  wheelRadius: 33,
  sill: 24,
  outline: corners(`
    10 22 4, 2 32 6, 0 52 10, 2 74 12, 28 87 28, 122 101 18, 190 140 40, 256 148 60,
    370 146 40, 424 139 10, 452 106 12, 464 98 6, 469 80 10, 469 48 8, 464 32 6, 454 22 4`),
  panes: [
    corners('144 104 4, 193 134 16, 249 140 3, 254 104 3'),
    corners('261 104 3, 256 140 3, 342 139 4, 354 105 4'),
    corners('361 105 4, 350 139 4, 404 135 12, 428 109 10'),
  ],
  windscreen: corners('124 101, 189 139 8, 198 138 4, 138 102'),
  rearGlass: corners('425 136, 450 107, 441 107, 417 135'),
  crease: corners('22 81, 120 94 40, 260 97 60, 400 98 40, 464 92'),
  doorLines: [
    corners('150 98, 144 64 14, 152 30'),
    corners('256 100, 254 30'),
    corners('358 102, 370 86 12, 342 62 20, 328 30'),
  ],
  handles: [
    [222, 85],
    [336, 86],
  ],
  headlight: corners('2 70, 6 78 5, 42 90 4, 56 87 3, 32 73 6'),
  tailLight: corners('436 97 4, 466 94 3, 469 78 2, 444 82 6'),
  mirror: [156, 101],
  seats: [224, 312],
  seatTop: 128,
  rails: [212, 414, 146],
};
