import { addressFields } from './addressFields';
import type { DocumentField, Values } from './documentTypes';

const identityDocuments = [
  ['C.I.', 'Carte de identitate'],
  ['C.I.P.', 'Carte de identitate provizorie'],
  ['B.I.', 'Buletin de identitate'],
  ['pașaport', 'Pașaport'],
] as const;

const no = (name: string) => (values: Values) => values[name] !== 'da';

export type PartyOptions = {
  /** Only a private person may stand here. */
  personOnly?: boolean;
  /** Fiscal domicile, representative and capacity, as the tax offices' forms ask. */
  forTaxOffice?: boolean;
  /** A foreigner without a CNP is asked for the NIF, as on all that goes to a tax office. */
  asksNif?: boolean;
  bankAccount?: boolean;
  /** The paper names no telephone and no e-mail. */
  withoutContact?: boolean;
};

/** The questions about one party: who, where from, with what identity document. */
export function partyFields(
  prefix: string,
  {
    personOnly,
    forTaxOffice,
    asksNif = forTaxOffice,
    bankAccount,
    withoutContact,
  }: PartyOptions = {},
): DocumentField[] {
  const name = (part: string) => `${prefix}_${part}`;
  const company = (values: Values) => !personOnly && values[name('type')] === 'firma';
  const person = (values: Values) => !company(values);
  const passport = (values: Values) => values[name('idType')] === 'pașaport';
  const fields: DocumentField[] = [
    // The same answer under two names: of the two, one is asked.
    {
      name: name('name'),
      label: 'Nume și prenume',
      kind: 'text',
      needed: true,
      maxLength: 100,
      when: person,
    },
    {
      name: name('name'),
      label: 'Denumirea firmei',
      kind: 'text',
      needed: true,
      maxLength: 100,
      when: company,
    },
    {
      name: name('cnp'),
      label: 'CNP',
      kind: 'cnp',
      needed: true,
      maxLength: 20,
      width: 'half',
      when: (values) => person(values) && !passport(values),
    },
    {
      name: name('cnp'),
      label: 'CNP',
      kind: 'cnp',
      maxLength: 20,
      width: 'half',
      hint: 'Dacă aveți unul.',
      when: (values) => person(values) && passport(values),
    },
    {
      name: name('cui'),
      label: 'CUI / CIF',
      kind: 'cui',
      needed: true,
      maxLength: 14,
      width: 'half',
      when: company,
    },
    {
      name: name('register'),
      label: 'Număr în Registrul Comerțului',
      kind: 'tradeRegister',
      maxLength: 20,
      width: 'half',
      when: (values) => !forTaxOffice && company(values),
    },
    {
      name: name('idType'),
      label: 'Act de identitate',
      kind: 'choice',
      width: 'half',
      when: person,
      initial: 'C.I.',
      choices: identityDocuments,
    },
    {
      name: name('idSeries'),
      label: 'Seria',
      kind: 'idSeries',
      maxLength: 6,
      width: 'half',
      when: (values) => person(values) && !passport(values),
    },
    {
      name: name('idNumber'),
      label: 'Numărul actului',
      kind: 'idNumber',
      needed: true,
      maxLength: 15,
      width: 'half',
      when: person,
    },
    {
      name: name('nif'),
      label: 'NIF',
      kind: 'text',
      maxLength: 13,
      width: 'half',
      hint: 'Numărul de identificare fiscală al unui străin fără CNP.',
      when: (values) => asksNif === true && person(values) && passport(values),
    },
    ...addressFields(prefix),
  ];
  if (!withoutContact)
    fields.push(
      { name: name('phone'), label: 'Telefon', kind: 'phone', maxLength: 20, width: 'half' },
      { name: name('email'), label: 'E-mail', kind: 'email', maxLength: 80, width: 'half' },
    );
  if (!personOnly)
    fields.unshift({
      name: name('type'),
      label: 'Cine este',
      kind: 'choice',
      initial: 'persoana',
      choices: [
        ['persoana', 'Persoană fizică'],
        ['firma', 'Firmă, PFA, instituție'],
      ],
    });
  if (bankAccount)
    fields.push({ name: name('iban'), label: 'Cont IBAN', kind: 'iban', maxLength: 34 });
  if (forTaxOffice) {
    fields.push(
      {
        name: name('fiscalSame'),
        label: 'Domiciliul fiscal este același',
        kind: 'check',
        initial: 'da',
      },
      ...addressFields(`${prefix}_fiscal`, no(name('fiscalSame'))),
    );
  }
  // A company always signs through somebody; a person may.
  const represented = (values: Values) =>
    company(values) || (forTaxOffice === true && values[name('represented')] === 'da');
  if (forTaxOffice)
    fields.push({
      name: name('represented'),
      label: 'Semnează un reprezentant',
      kind: 'check',
      when: person,
    });
  if (!personOnly)
    fields.push({
      name: name('repName'),
      label: 'Reprezentant: nume și prenume',
      kind: 'text',
      maxLength: 100,
      when: represented,
    });
  if (forTaxOffice) {
    fields.push(
      {
        name: name('repIdType'),
        label: 'Actul reprezentantului',
        kind: 'choice',
        width: 'third',
        initial: 'C.I.',
        choices: identityDocuments,
        when: represented,
      },
      {
        name: name('repIdSeries'),
        label: 'Seria actului',
        kind: 'idSeries',
        maxLength: 6,
        width: 'third',
        when: (values) => represented(values) && values[name('repIdType')] !== 'pașaport',
      },
      {
        name: name('repIdNumber'),
        label: 'Numărul actului',
        kind: 'idNumber',
        maxLength: 15,
        width: 'third',
        when: represented,
      },
      {
        name: name('repCui'),
        label: 'CIF',
        kind: 'text',
        maxLength: 14,
        width: 'third',
        when: represented,
      },
      {
        name: name('repPhone'),
        label: 'Telefonul reprezentantului',
        kind: 'phone',
        maxLength: 20,
        width: 'half',
        when: represented,
      },
      {
        name: name('repEmail'),
        label: 'E-mailul reprezentantului',
        kind: 'email',
        maxLength: 80,
        width: 'half',
        when: represented,
      },
    );
  }
  if (!personOnly)
    fields.push({
      name: name('capacity'),
      label: 'În calitate de',
      kind: 'text',
      maxLength: 40,
      hint: 'De exemplu: proprietar, administrator, mandatar.',
      when: forTaxOffice ? undefined : company,
    } as DocumentField);
  return fields;
}
