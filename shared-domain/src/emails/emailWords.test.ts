import { EMAIL_WORDS_MAX } from '../site/limits';
import { emailTemplates } from './emailTemplates';
import { emailPartNames, emailWordProblems, fillWords } from './emailWords';

const { unreadMessages, accountClosed } = emailTemplates;

test.each(Object.entries(emailTemplates))('the own words of %s may be saved', (_id, template) => {
  expect(emailWordProblems(template, template.words)).toEqual({});
  expect(new Set(Object.keys(template.words))).toEqual(new Set(emailPartNames));
});

test.each([
  ['an empty part', { heading: ' ' }, { heading: 'Scrieți un text.' }],
  [
    'a long subject',
    { subject: '{mesaje}'.padEnd(EMAIL_WORDS_MAX.subject + 1, 'x') },
    { subject: 'Cel mult 80 de caractere.' },
  ],
  [
    'a subject of two lines',
    { subject: '{mesaje}\nBcc: x' },
    { subject: 'Scrieți un singur rând.' },
  ],
  ['a missing place', { heading: 'V-a scris cineva' }, { heading: 'Lipsește {persoana}.' }],
  [
    'an unknown place',
    { heading: '{persoana}, {telefon}' },
    { heading: '{telefon} nu există în acest e-mail.' },
  ],
  [
    'a person in the subject',
    { subject: '{mesaje} de la {persoana}' },
    { subject: '{persoana} nu poate sta în subiect: subiectul se vede și pe ecranul blocat.' },
  ],
  [
    'a brace that is left open',
    { closing: 'Cu {persoana' },
    { closing: 'Acoladele se folosesc numai pentru ce completăm noi.' },
  ],
  ['a closing that is left out', { closing: '' }, { closing: 'Scrieți un text.' }],
])('%s is refused beside its part', (_what, changed, problems) => {
  expect(emailWordProblems(unreadMessages, { ...unreadMessages.words, ...changed })).toEqual(
    problems,
  );
});

test('an e-mail may say more than it does by itself', () => {
  const words = { ...accountClosed.words, closing: 'Vă așteptăm oricând înapoi.' };
  expect(emailWordProblems(accountClosed, words)).toEqual({});
});

test('a value that looks like a place is not filled in again', () => {
  expect(fillWords('„{mesaj}” de la {persoana}', { mesaj: '{persoana}', persoana: 'Ion' })).toBe(
    '„{persoana}” de la Ion',
  );
});
