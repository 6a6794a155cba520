import { corners, type CarShape } from './CarShape';

export const suv: CarShape = {
  length: 452,
  height: 168,
  axles: [90, 358],
  wheelRadius: 38,
  sill: 32,
  outline: corners(`
    12 30 5, 3 42 6, 0 66 10, 2 94 12, 20 106 20, 114 116 14, 170 156 30, 236 167 50,
    352 165 40, 404 158 8, 434 122 12, 446 112 6, 451 90 10, 451 62 8, 446 42 6, 436 30 5`),
  panes: [
    corners('136 119 4, 173 150 14, 232 157 3, 238 119 3'),
    corners('245 119 3, 239 157 3, 322 156 5, 334 120 4'),
    corners('341 120 4, 330 156 4, 382 152 12, 404 126 10'),
  ],
  windscreen: corners('116 116, 169 155 8, 178 154 4, 130 117'),
  rearGlass: corners('405 155, 432 123, 424 123, 398 154'),
  crease: corners('18 99, 112 109 40, 240 112 60, 380 112 30, 446 105'),
  doorLines: [
    corners('140 113, 132 78 14, 140 40'),
    corners('240 115, 238 40'),
    corners('338 118, 352 100 12, 326 78 20, 314 40'),
  ],
  handles: [
    [208, 101],
    [318, 102],
  ],
  headlight: corners('1 91, 4 100 4, 36 108 4, 50 105 3, 26 93 4'),
  tailLight: corners('416 112 4, 448 108 3, 451 88 2, 428 92 6'),
  mirror: [146, 116],
  seats: [210, 298],
  seatTop: 146,
  cladding: true,
  rails: [196, 390, 165],
};
