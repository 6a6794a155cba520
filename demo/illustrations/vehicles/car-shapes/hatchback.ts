import { corners, type CarShape } from './CarShape';

export const hatchback: CarShape = {
  length: 428,
  height: 147,
  axles: [86, 349],
  wheelRadius: 32,
  sill: 24,
  outline: corners(`
    10 22 4, 2 32 6, 0 52 10, 2 74 12, 26 88 26, 108 103 18, 172 141 36, 236 149 50,
    320 146 40, 384 138 8, 410 108 12, 423 98 6, 427 80 8, 428 50 8, 424 32 6, 414 22 4`),
  panes: [
    corners('130 105 4, 174 135 16, 231 141 3, 236 105 3'),
    corners('243 105 3, 238 141 3, 318 139 10, 360 130 10, 358 108 8'),
  ],
  windscreen: corners('110 103, 171 140 8, 180 139 4, 124 104'),
  rearGlass: corners('384 135, 408 109, 400 109, 377 134'),
  crease: corners('22 82, 108 95 40, 240 98 60, 380 98 30, 424 90'),
  doorLines: [
    corners('134 98, 128 64 14, 136 30'),
    corners('238 100, 236 30'),
    corners('350 104, 352 86 12, 322 62 20, 308 30'),
  ],
  handles: [
    [206, 86],
    [316, 87],
  ],
  headlight: corners('2 70, 6 79 5, 38 90 4, 52 88 3, 30 73 6'),
  tailLight: corners('398 100 4, 424 96 3, 427 78 2, 408 80 6'),
  mirror: [140, 101],
  seats: [208, 296],
  seatTop: 128,
};
