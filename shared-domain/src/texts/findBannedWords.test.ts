import { findBannedWords } from './findBannedWords';

const words = ['arme', 'țigări', 'act fals', 'x.y'];

test.each([
  ['Vând ARME de colecție', ['arme']],
  ['arme', ['arme']],
  ['Țigari aduse de peste hotare', ['țigări']],
  ['ŢIGĂRI', ['țigări']],
  ['un act,  fals', ['act fals']],
  ['Scaun armean, farmece, armele', []],
  ['', []],
  ['primul rând\narme pe al doilea', ['arme']],
])('in "%s" are found %j', (text, found) => {
  expect(findBannedWords(text, words)).toEqual(found);
});

test.each([
  ['Cyrillic letters', 'аrмe de vânzare'],
  ['Greek letters', 'αrmε de vânzare'],
  ['full-width letters', 'ＡＲＭＥ de vânzare'],
  ['letters of formulas', '𝐚𝐫𝐦𝐞 de vânzare'],
  ['signs of no width', 'a\u200br\u200cm\u2060e de vânzare'],
  ['a soft hyphen', 'ar\u00adme de vânzare'],
  ['marks over letters', 'a\u0301ŕmé de vânzare'],
  ['dots between letters', 'a.r.m.e de vânzare'],
  ['a dot in the middle', 'ar.me de vânzare'],
  ['stars and hyphens', 'a*r-m_e de vânzare'],
  ['spaces between letters', 'vând a r m e'],
  ['a foreign letter beside it', 'vând armeж'],
  ['wide spaces and dots', 'vând a .  r .  m .  e'],
  ['digits for letters', 'vând 4rm3'],
  ['signs for letters', 'vând @rme'],
  ['letters written often', 'aaaaarrmeeee de vânzare'],
  ['small capitals', 'ᴀʀᴍᴇ de vânzare'],
  ['letters in boxes', '🅰🆁🅼🅴 de vânzare'],
  ['letters of flags', '🇦🇷🇲🇪 de vânzare'],
  ['letters of Cherokee and Lisu', 'ᎪᎡᎷᎬ, ꓮꓣꓟꓰ'],
  ['tags that nobody sees', 'ar\u{e0061}\u{e0062}me'],
  ['variation selectors', 'ar\ufe0fm\ufe0fe'],
])('a word is found behind %s', (_how, text) => {
  expect(findBannedWords(text, words)).toEqual(['arme']);
});

test.each([
  'A4 Rm 3',
  'cod 43 pentru',
  'Farmece și arma ta',
  'nu ar me',
  'dar Me',
  'A.R. motor E',
  'arm e',
  'жук',
])('in "%s" is nothing', (text) => {
  expect(findBannedWords(text, words)).toEqual([]);
});

test('no words, or none that holds a letter, are found nowhere', () => {
  expect(findBannedWords('orice', [])).toEqual([]);
  expect(findBannedWords('!! orice !!', ['!!'])).toEqual([]);
});
