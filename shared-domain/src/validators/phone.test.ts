import { formatPhone, isValidPhone, normalizePhone, phoneLink, whatsAppLink } from './phone';

test.each([
  '0712345678',
  '+40712345678',
  '0040 712 345 678',
  '0712 345 678',
  '(0269) 123-456',
  '0312345678',
  '745998877',
  '40745998877',
])('%s is a phone number', (phone) => {
  expect(isValidPhone(phone)).toBe(true);
});

test.each(['', '269123456', '07123', '0812345678', '+4512345678', '07123456789', 'telefon'])(
  '"%s" is not',
  (phone) => {
    expect(isValidPhone(phone)).toBe(false);
  },
);

test('a number is stored in one form, shown in groups and dialled with the country code', () => {
  expect(normalizePhone('+40 712-345-678')).toBe('0712345678');
  expect(normalizePhone('745998877')).toBe('0745998877');
  expect(formatPhone('0040712345678')).toBe('0712 345 678');
  expect(phoneLink('0712 345 678')).toBe('tel:+40712345678');
});

test('a foreign number is left as typed', () => {
  expect(formatPhone(' +49 170 1234567 ')).toBe('+49 170 1234567');
});

test('a WhatsApp address has the number with its country code and the first words', () => {
  expect(whatsAppLink('0712 345 678', 'Bună ziua & la revedere')).toBe(
    'https://wa.me/40712345678?text=Bun%C4%83%20ziua%20%26%20la%20revedere',
  );
});
