import { isCommonPassword } from './commonPasswords';

test.each(
  `password password1 password123 Password1! passw0rd P@ssw0rd parola123 Parola12 parola1234 12345678 123456789 1234567890 87654321
11111111 00000000 88888888 12341234 11223344 12121212 1q2w3e4r 1qaz2wsx qwertyui qwertyuiop qwerty123 Qwerty12 asdfghjk asdfasdf zxcvbnm1
abcd1234 abcdefgh abc12345 1234abcd 1234qwer iloveyou iloveyou1 teiubesc sunshine princess football baseball superman batman123 trustno1
starwars michelle jennifer welcome1 letmein1 whatever computer administrator admin123 steaua86 romania1 dinamo1948 alexandru andrei123
maria1990 sufletel Bucuresti1 barcelona liverpool chelsea1 mercedes samsung1 aaaaaaaa zaq12wsx q1w2e3r4 a1b2c3d4 15081990 changeme 1111aaaa`.split(
    /\s+/,
  ),
)('%s is guessed at once', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each([
  'o parolă lungă',
  'o parolă nouă',
  'alta parolă',
  'parola-12',
  'Parola-demo-1',
  'cal verde pe acoperis',
  'Tramvaiul 41 vine',
  'x7#kLm2q',
  'correct horse battery staple',
  'munteverde83',
])('%s is not', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});
