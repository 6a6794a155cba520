import { passwordProblem } from './passwordProblem';

const ana = { email: 'Ana.Popescu+piata@exemplu-posta.ro', name: 'Ana-Maria Popescu' };

test.each([
  ['1234567', 'short'],
  ['parola123', 'common'],
  ['anapopescu', 'own'],
  ['Popescu.1990', 'own'],
  ['ana.popescu15081990', 'own'],
  ['PopescuAnaMaria!!', 'own'],
  ['exempluposta1', 'own'],
  ['Ana.Popescu+piata@exemplu-posta.ro', 'own'],
])('%s is refused as %s', (password, problem) => {
  expect(passwordProblem(password, ana)).toBe(problem);
});

test.each(['tramvaiul popescu vine', 'munteverde83', 'banana-mea-41-ana'])(
  '%s may be chosen',
  (password) => {
    expect(passwordProblem(password, ana)).toBeUndefined();
  },
);

test('whose password it is need not be known', () => {
  expect(passwordProblem('anapopescu', {})).toBeUndefined();
  expect(passwordProblem('anapopescu', { email: null, name: '' })).toBeUndefined();
});
