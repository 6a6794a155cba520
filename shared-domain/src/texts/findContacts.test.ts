import { findContacts } from './findContacts';

const found = (text: string) =>
  findContacts(text).map(({ kind, start, end }) => [kind, text.slice(start, end)]);

test.each([
  ['Sunați la 0740 999 999 oricând', '0740 999 999'],
  ['tel:0740999999', '0740999999'],
  ['Tel0740.999.999', '0740.999.999'],
  ['+40 740-999-999.', '+40 740-999-999'],
  ['0040740999999', '0040740999999'],
  ['07 40 99 99 99', '07 40 99 99 99'],
  ['0 7 4 0 9 9 9 9 9 9', '0 7 4 0 9 9 9 9 9 9'],
  ['0-7-4-0-9-9-9-9-9-9', '0-7-4-0-9-9-9-9-9-9'],
  ['fix 0269 21 22 23', '0269 21 22 23'],
  ['021/312.45.67', '021/312.45.67'],
  ['O74O 999 999', 'O74O 999 999'],
  ['０７４０９９９９９９', '０７４０９９９９９９'],
  ['٠٧٤٠٩٩٩٩٩٩', '٠٧٤٠٩٩٩٩٩٩'],
  ['0️⃣7️⃣4️⃣0️⃣9️⃣9️⃣9️⃣9️⃣9️⃣9️⃣', '0️⃣7️⃣4️⃣0️⃣9️⃣9️⃣9️⃣9️⃣9️⃣9️⃣'],
  [
    'sună la zero șapte patru zero nouă nouă nouă nouă nouă nouă',
    'zero șapte patru zero nouă nouă nouă nouă nouă nouă',
  ],
  ['zero șapte 40 nouăzeci și nouă 99 99', 'zero șapte 40 nouăzeci și nouă 99 99'],
  ['07\u200b40\u200b999\u200b999', '07\u200b40\u200b999\u200b999'],
  ['+49 151 23456789', '+49 151 23456789'],
])('in "%s" a phone is found', (text, phone) => {
  expect(found(text)).toEqual([['phone', phone]]);
});

test('a Romanian number comes as it is stored', () => {
  expect(
    findContacts('+40 740-999-999, zero doi șase nouă 21 22 23').map(({ phone }) => phone),
  ).toEqual(['0740999999', '0269212223']);
});

test.each([
  ['scrieți la ion@evil.ro', 'email', 'ion@evil.ro'],
  ['ion.pop (at) gmail.com', 'email', 'ion.pop (at) gmail.com'],
  ['ion arond yahoo punct com', 'email', 'ion arond yahoo punct com'],
  ['ion la yahoo.com', 'email', 'ion la yahoo.com'],
  ['www.evil.ro', 'link', 'www.evil.ro'],
  ['vezi https://evil.example/a?b=1.', 'link', 'https://evil.example/a?b=1'],
  ['evil.ro/plata', 'link', 'evil.ro/plata'],
  ['bit.ly/x', 'link', 'bit.ly/x'],
  ['t.me slash escorte', 'link', 't.me slash escorte'],
  ['wa.me/40740999999', 'link', 'wa.me/40740999999'],
  ['evil punct ro', 'link', 'evil punct ro'],
  ['evil[.]com', 'link', 'evil[.]com'],
  ['fan-courier.top', 'link', 'fan-courier.top'],
  ['оlх-livrаrе.сom/x', 'link', 'оlх-livrаrе.сom/x'],
  ['Telegram: @ion_auto', 'messenger', 'Telegram: @ion_auto'],
  ['pe insta @service.mihai', 'messenger', 'insta @service.mihai'],
  ['mă găsiți la @service.mihai', 'messenger', '@service.mihai'],
])('in "%s" a contact is found', (text, kind, contact) => {
  expect(found(text)).toEqual([[kind, contact]]);
});

test.each([
  '1.9 TDI 105 CP, 0-100 km/h în 10.5 s',
  'ITP 07.2027, 1500 lei',
  'Rev. 07.10.2025 185.000 km, 12.500 €',
  'VIN WVWZZZ1KZ7W074099 și UU1KSDAK5H0740999',
  'cod piesă 0261 204 593, Bosch 0281011258',
  '2005 2006 2007 2008 2009',
  'stare foarte bună.de vânzare.la prima mână',
  'mașina e bună.eu sunt primul proprietar',
  'Primul S.R.L. din Sibiu, cod CUI 4221306',
  'motor EA189, 2.0 TDI CR, cutie DQ250, 205/55 R16 91V',
  'preț 4 500 EUR, 220 000 km, an 2007',
  'doi proprietari, cinci uși, șapte locuri, patru anvelope noi',
  'anul 2010, 0 km echivalent, 0 accidente',
  'Program 08:00 - 16:30, sâmbăta 09-13',
  'răspund pe WhatsApp',
  'consum 4,5 l/100 km, rezervor 0,7',
  'jante 7J x 17 ET45 5x112',
  'data 01.02.2023 10 20 30',
  'CIV seria L nr. 407000, 10000€ negociabil',
  'CIV seria L nr. 072345, 1234 lei',
  'Bosch 0 445 033 000, 1000 cm3',
])('in "%s" is none', (text) => {
  expect(found(text)).toEqual([]);
});

test.each(['a', 'a.', '0 ', '07 ', 'a-', 'a@', 'doi ', '4111 ', 'abc punct ', 'nouăzeci și '])(
  'a long text of nothing but "%s" is read to its end',
  (part) => {
    expect(findContacts(part.repeat(20_000 / part.length))).toBeInstanceOf(Array);
  },
);
