import { corners, type CarShape } from './CarShape';

export const van: CarShape = {
  length: 530,
  height: 212,
  axles: [92, 420],
  wheelRadius: 35,
  sill: 32,
  outline: corners(`
    12 28 5, 3 40 6, 0 66 12, 4 88 10, 22 104 18, 76 120 18, 136 190 30, 180 208 30,
    250 213 40, 500 212 16, 522 204 14, 529 150 20, 530 60 8, 526 38 6, 516 28 5`),
  panes: [
    corners('92 122 3, 140 178 10, 150 181 2, 154 124 3'),
    corners('161 124 3, 158 182 4, 216 184 6, 220 124 4'),
  ],
  windscreen: corners('78 120, 135 188 10, 146 186 4, 92 121'),
  crease: corners('16 98, 100 112 40, 260 114 60, 420 114 30, 528 112'),
  doorLines: [
    corners('96 121, 120 92 18, 146 76 16, 152 36'),
    corners('226 196 4, 228 36'),
    corners('360 202, 362 36'),
    corners('232 112, 526 112'),
  ],
  handles: [
    [204, 106],
    [242, 106],
  ],
  headlight: corners('3 86, 8 96 4, 40 112 4, 50 106 3, 26 88 4'),
  tailLight: corners('517 134 3, 529 134 2, 530 90 2, 518 90 3'),
  mirror: [112, 128],
  seats: [196],
  seatTop: 166,
  cladding: true,
};
