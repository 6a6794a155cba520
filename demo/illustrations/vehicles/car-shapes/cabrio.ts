import { corners, type CarShape } from './CarShape';

export const cabrio: CarShape = {
  length: 412,
  height: 128,
  axles: [80, 322],
  wheelRadius: 32,
  sill: 21,
  outline: corners(`
    12 18 4, 2 28 6, 0 46 10, 3 66 12, 30 78 28, 128 91 16, 150 91 8, 250 88 30, 312 90 20,
    340 99 16, 376 97 10, 402 94 6, 410 84 8, 412 56 10, 410 36 8, 404 24 6, 394 18 4`),
  panes: [],
  windscreen: corners('130 90, 190 126 4, 196 124 2, 144 91'),
  crease: corners('24 73, 120 85 50, 240 84 60, 340 89 40, 406 84'),
  doorLines: [corners('156 90, 148 56 14, 156 27'), corners('268 88, 276 60 16, 260 27')],
  handles: [[248, 78]],
  headlight: corners('2 62, 7 70 5, 44 81 4, 54 78 3, 30 65 4'),
  tailLight: corners('372 91 4, 408 88 3, 411 74 2, 382 79 6'),
  mirror: [160, 95],
  seats: [226, 290],
  seatTop: 112,
  open: true,
};
