import { identityRuns, partyRuns, signer } from './partyTexts';
import { company, person } from './samples/sampleValues';

const flat = (runs: { text: string }[]) => runs.map((run) => run.text).join('');

test('a foreigner is identified by the passport alone, without series', () => {
  const values = {
    ...person('x'),
    x_idType: 'pașaport',
    x_idNumber: '12AB345',
    x_idSeries: '',
    x_cnp: '',
  };
  expect(flat(identityRuns(values, 'x'))).toMatch(/, identificat\(ă\) cu pașaport nr\. 12AB345$/);
  expect(flat(identityRuns({ ...values, x_cnp: '1630615123457' }, 'x'))).toMatch(
    /12AB345, CNP 1630615123457$/,
  );
});

test('a company signs through the one who represents it, a person only when somebody else signs', () => {
  expect(signer(company('x'), 'x')).toBe(
    'Cârciuma Țărănească Șelimbăr SRL, prin Mureșan Gheorghiță',
  );
  expect(signer({ ...person('x'), x_repName: 'Ion Pop' }, 'x')).toBe('Ștefănescu Ioana-Mădălina');
  expect(signer({ ...person('x'), x_repName: 'Ion Pop', x_represented: 'da' }, 'x')).toBe(
    'Ștefănescu Ioana-Mădălina, prin Ion Pop',
  );
  expect(signer({ x_type: 'firma', x_name: '', x_repName: 'Ion Pop' }, 'x')).toBe('');
});

test('a party is named once and called by its role afterwards', () => {
  expect(flat(partyRuns(company('x'), 'x', 'locator'))).toMatch(
    /^Cârciuma .*, CUI RO14399840, nr\. Registrul Comerțului J32\/123\/2019, reprezentată prin Mureșan Gheorghiță, .* denumită în continuare „locator”$/,
  );
  expect(flat(partyRuns({}, 'x', 'locator'))).toMatch(
    /^\.{60}, cu domiciliul în \.{90}, .*denumit\(ă\) în continuare „locator”$/,
  );
});
