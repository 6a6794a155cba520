import {
  basisOf,
  isGroundInLaw,
  type ModerationGround,
  moderationGrounds,
  siteRules,
} from './moderationFields';

const grounds = Object.keys(moderationGrounds) as ModerationGround[];

test.each(grounds)('what rests on %s names a law or a rule by its number', (ground) => {
  const basis = basisOf(ground);
  if (isGroundInLaw(ground))
    return expect(basis).toMatch(/art\. \d|Legea \d|legea numită la fapte/);
  const number = /^regula (\d) din termenii site-ului$/.exec(basis)?.[1];
  expect(Object.keys(siteRules)).toContain(number);
});

test('what the program does by itself rests on the terms, without a ground', () => {
  expect(basisOf(undefined)).toBe('termenii site-ului, „Cum moderăm”');
});
