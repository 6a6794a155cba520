import { corners, type CarShape } from './CarShape';

export const coupe: CarShape = {
  length: 446,
  height: 131,
  axles: [88, 350],
  wheelRadius: 34,
  sill: 20,
  outline: corners(`
    12 17 4, 2 26 6, 0 44 10, 3 64 12, 32 77 30, 140 92 24, 216 123 44, 270 131 60, 320 127 50,
    404 99 30, 434 99 4, 443 92 6, 446 62 10, 444 38 8, 438 24 6, 428 17 4`),
  panes: [
    corners('162 95 4, 216 118 18, 268 124 20, 284 122 4, 290 96 3'),
    corners('296 96 3, 291 122 4, 318 118 14, 366 98 8'),
  ],
  windscreen: corners('142 92, 215 122 10, 224 121 4, 156 93'),
  rearGlass: corners('334 123 10, 404 99, 390 99, 324 123'),
  crease: corners('24 71, 130 85 50, 260 87 60, 370 93 40, 442 89'),
  doorLines: [corners('168 90, 158 56 14, 168 26'), corners('292 93, 304 62 16, 286 26')],
  handles: [[272, 80]],
  headlight: corners('2 60, 8 68 5, 52 79 4, 62 76 3, 34 63 4'),
  tailLight: corners('404 93 4, 443 91 3, 445 78 2, 414 82 6'),
  mirror: [174, 93],
  seats: [248],
  seatTop: 112,
};
