import { corners, type CarShape } from './CarShape';

export const pickup: CarShape = {
  length: 530,
  height: 180,
  axles: [96, 414],
  wheelRadius: 40,
  sill: 42,
  outline: corners(`
    14 40 5, 4 52 6, 0 76 10, 4 98 8, 24 110 20, 138 120 12, 190 168 26, 240 179 40,
    306 177 26, 334 168 16, 346 120 2, 348 120 2, 524 120 4, 529 112 4, 530 66 6, 526 46 5,
    516 40 5`),
  panes: [
    corners('158 123 4, 194 161 14, 246 170 3, 252 124 3'),
    corners('259 124 3, 253 170 3, 304 168 14, 326 160 8, 334 126 6'),
  ],
  windscreen: corners('140 120, 189 167 8, 198 166 4, 154 121'),
  crease: corners('18 104, 130 114 40, 260 116 60, 420 112 30, 528 108'),
  doorLines: [
    corners('162 121, 154 86 14, 162 48'),
    corners('254 123, 252 48'),
    corners('338 124, 340 48'),
    corners('347 118, 346 48'),
  ],
  handles: [
    [224, 108],
    [312, 108],
  ],
  headlight: corners('3 96, 8 105 4, 40 111 4, 46 103 3, 24 97 4'),
  tailLight: corners('514 114 3, 529 112 2, 529 84 2, 516 84 3'),
  mirror: [170, 126],
  seats: [226, 302],
  seatTop: 158,
  cladding: true,
};
