import { readTexts } from './readTexts';
import { textsOf } from './textsOf';
import { wordFaults } from './wordFaults';

/** Texts that must stand as they are; the first one is how the description writes the header's link (docs/description.md). */
const exceptions = [
  'shell/src/frame/Header.tsx: Adauga anunț',
  'remote-listings/src/browse/components/filters/FilterSheet.tsx: Arată',
];

test('every text of the product is polite, with comma-below letters, diacritics and no exclamation mark', async () => {
  const texts = await readTexts();
  const all = [...texts].flatMap(([file, of]) =>
    of.map((text) => ({ at: `${file}: ${text}`, text })),
  );
  expect(all.length).toBeGreaterThan(3000);
  const faulty = all.filter(({ text }) => wordFaults(text).length > 0).map(({ at }) => at);
  expect(faulty.filter((at) => !exceptions.includes(at))).toEqual([]);
  expect(exceptions.filter((at) => !faulty.includes(at))).toEqual([]);
});

/** Texts that name an administrator, each with what makes it true: nobody else with a role may, or may not. */
const ofAdministrators = {
  'shared-domain/src/emails/emailTemplates.ts': 'the alarm goes to those who operate the site',
  'shared-domain/src/people/publicName.ts': 'a name that would be taken for one of theirs',
  'shared-domain/src/people/retention.ts': 'waits by moderator, the permission `people`',
  'shared-domain/src/people/roleTexts.ts': 'the name of the role',
  'shell/src/privacy/PrivacyScreen.tsx': 'nobody at all reads the archive',
  'remote-documents/src/archive/texts.ts': 'nobody at all reads the archive',
  'remote-documents/src/contracts/domain/partyFields.ts': 'of a firm',
  'remote-admin/src/data/users/readUsers.ts': 'the filter of the role',
  'remote-admin/src/users/UsersScreen.tsx': 'the permission `people`',
  'remote-admin/src/users/components/UserActions.tsx': 'the permission `people`',
  'remote-listings/src/account/components/profile/CompanyFields.tsx': 'the permission `people`',
  'server/commands/accounts/closeAccount.ts': 'roles are taken by the permission `people`',
  'server/commands/administration/readPerson.ts': 'the permission `people`',
};

test('a text names an administrator only where no other role may act', async () => {
  const found = [...(await readTexts())].flatMap(([file, of]) =>
    of.some((text) => /administrator/i.test(text)) ? [file] : [],
  );
  expect(found.toSorted()).toEqual(Object.keys(ofAdministrators).toSorted());
});

test('texts are found between tags, in attributes, strings and templates, and nothing else is', () => {
  const source = `
    import x from 'Un modul';
    type Kind = 'Un fel';
    const texts = { save: 'Salvați', path: '/cont', at: (n: number) => \`Locul \${n} din listă\` };
    if (!x) throw new Error('Some fault of the program');
    export const A = () => <p className="Un fel" title="Titlu întreg">doar atât {texts.save}</p>;`;
  expect(textsOf(source, true)).toEqual([
    'Salvați',
    'Locul {…} din listă',
    'Titlu întreg',
    'doar atât',
  ]);
});

test.each([
  ['Salvaţi', 'cedilla'],
  ['Gata!', 'exclamation mark'],
  ['Vedeti anunturile', 'missing diacritics'],
  ['Mașini de vanzare', 'missing diacritics'],
  ['Trimite mesajul', 'singular'],
  ['Nu ați terminat. Continuă mai târziu.', 'singular'],
  ['Redenumiți și etichetează', 'singular'],
  ['Contestă decizia', 'singular'],
  ['Ce poți face', 'singular'],
])('"%s" is refused: %s', (text, fault) => expect(wordFaults(text)).toEqual([fault]));

test.each(['Trimiteți mesajul', 'Cumpărătorul poate arăta actele', 'si.json'])(
  '"%s" may stand',
  (text) => expect(wordFaults(text)).toEqual([]),
);
