import { withoutInvisible } from './withoutInvisible';

test('signs that nobody sees go, words and their breaks stay', () => {
  const written = 'Da\u200bcia \u202eLogan\u202c\u0007\ufeff,\r\nstare\tbună\u2028preț fix';
  expect(withoutInvisible(written)).toBe('Dacia Logan,\r\nstare\tbună\npreț fix');
});

test('emoji made of several signs and Romanian letters stay whole', () => {
  const written = 'Familie 👨‍👩‍👧, mașină ținută în garaj 🇷🇴';
  expect(withoutInvisible(written)).toBe(written);
});
