import { securityText } from './securityText';

test('who finds a weakness is told whom to write to, until a day less than a year ahead', () => {
  const site = { contactEmail: 'contact@exemplu.ro' };
  const lines = securityText('https://targ.example', site, new Date('2026-11-28T10:00:00Z'));
  expect(lines.split('\n')).toEqual([
    'Contact: mailto:contact@exemplu.ro',
    'Expires: 2027-05-27T10:00:00.000Z',
    'Preferred-Languages: ro, en',
    'Canonical: https://targ.example/.well-known/security.txt',
    '',
  ]);
});
