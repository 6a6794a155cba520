import { satisfy as original } from '@module-federation/runtime-core';
import { satisfy } from './satisfy';

const versions = [
  '0.0.3',
  '0.2.3',
  '0.2.10',
  '0.3.0',
  '1.0.0',
  '1.2.3',
  '1.2.12',
  '1.10.0',
  '2.0.0',
];

test.each(['^', '<='])(
  '%s of every version means what the federation runtime makes of it',
  (sign) => {
    for (const wanted of versions)
      for (const version of versions)
        expect([version, wanted, satisfy(version, sign + wanted)]).toEqual([
          version,
          wanted,
          original(version, sign + wanted),
        ]);
  },
);

test.each(['>=1.0.0', '~1.2.3', '1.x', '^1.0.0 || ^2.0.0'])(
  '%s, which no build here asks for, is refused rather than guessed',
  (range) => {
    expect(satisfy('9.9.9', range)).toBe(false);
  },
);
