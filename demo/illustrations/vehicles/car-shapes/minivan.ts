import { corners, type CarShape } from './CarShape';

export const minivan: CarShape = {
  length: 456,
  height: 166,
  axles: [84, 362],
  wheelRadius: 33,
  sill: 26,
  outline: corners(`
    10 24 4, 2 34 6, 0 58 10, 6 78 10, 30 92 24, 84 106 18, 182 157 46, 250 166 60, 380 163 40,
    430 154 10, 449 112 12, 455 100 6, 456 76 8, 455 50 8, 450 34 6, 440 24 4`),
  panes: [
    corners('104 110 3, 134 127 2, 136 109 2'),
    corners('142 109 3, 144 132 3, 186 150 14, 240 156 3, 246 109 3'),
    corners('253 109 3, 247 156 3, 344 155 4, 352 109 4'),
    corners('359 109 4, 352 155 4, 412 150 10, 430 114 8'),
  ],
  windscreen: corners('86 106, 181 156 10, 190 155 4, 98 107'),
  rearGlass: corners('431 151, 447 113, 440 113, 424 151'),
  crease: corners('20 84, 110 99 40, 260 102 60, 400 102 30, 452 96'),
  doorLines: [
    corners('146 108, 136 70 14, 142 33'),
    corners('248 108, 246 33'),
    corners('356 109, 358 88 12, 340 62 18, 326 33'),
  ],
  handles: [
    [214, 92],
    [280, 93],
  ],
  headlight: corners('4 76, 10 84 4, 44 98 4, 52 92 3, 26 79 4'),
  tailLight: corners('436 128 4, 450 124 3, 455 92 2, 440 94 4'),
  mirror: [150, 112],
  seats: [216, 316, 390],
  seatTop: 142,
};
