import { markChanges } from './markChanges';

test('what went and what came is marked in whole words, between what stayed', () => {
  expect(markChanges('Dacia Logan 2014 de vânzare', 'Dacia Logan 2016 de vânzare')).toEqual({
    start: 'Dacia Logan ',
    gone: '2014',
    came: '2016',
    end: ' de vânzare',
  });
});

test('what is only added or only taken away is marked as that', () => {
  expect(markChanges('una doua', 'una alta doua')).toMatchObject({ gone: '', came: 'alta ' });
  expect(markChanges('una una', 'una')).toEqual({
    start: 'una',
    gone: ' una',
    came: '',
    end: '',
  });
});

test('of a long text only the words around the change are shown', () => {
  const words = (from: number) => Array.from({ length: 10 }, (_, n) => `w${from + n}`).join(' ');
  expect(markChanges(`${words(0)} veche ${words(10)}`, `${words(0)} nouă ${words(10)}`)).toEqual({
    start: '…w2 w3 w4 w5 w6 w7 w8 w9 ',
    gone: 'veche',
    came: 'nouă',
    end: ' w10 w11 w12 w13 w14 w15 w16 w17…',
  });
});
