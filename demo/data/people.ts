import type { UserFields } from '@anunturi/shared-domain/people/user';
import type { Role } from '@anunturi/shared-domain/people/roles';
import { dealerHours } from './dealerHours';

/** The invented people and companies of the demonstration; telephone numbers and fiscal codes belong to nobody. */
export type Person = {
  uid: string;
  name: string;
  email: string;
  phone?: string;
  /** Answers on WhatsApp at that phone. */
  whatsApp?: true;
  company?: NonNullable<UserFields['company']>;
  locality: string;
  memberForDays: number;
  trusted?: boolean;
  /** In the administration. */
  role?: Exclude<Role, 'user'>;
  /** Shown so on listings; the company's name when there is one, unless told. */
  sellerName?: string;
};

const table = {
  buyer: {
    uid: 'demoUtilizator',
    name: 'Andreea Popa',
    email: 'utilizator@demo.ro',
    phone: '0700000101',
    locality: '{city1}',
    memberForDays: 210,
  },
  seller: {
    uid: 'demoVanzator',
    name: 'Mihai Stoica',
    email: 'vanzator@demo.ro',
    phone: '0700000102',
    locality: '{city1}',
    memberForDays: 640,
    trusted: true,
  },
  admin: {
    uid: 'demoAdmin',
    name: 'Ioana Dragomir',
    email: 'admin@demo.ro',
    locality: '{city1}',
    memberForDays: 900,
    trusted: true,
    role: 'admin',
  },
  autoCetate: {
    uid: 'demoAutoCetate',
    name: 'Radu Lazăr',
    email: 'vanzari@auto-cetate.example',
    phone: '0700000110',
    whatsApp: true,
    company: {
      name: 'Auto Cetate Exemplu SRL',
      cui: '99000018',
      hours: dealerHours,
      identity: { tradeRegister: 'J99/9001/2019', address: 'Str. Exemplului nr. 12' },
      showsPhone: true,
    },
    locality: '{commune1}',
    memberForDays: 820,
    trusted: true,
  },
  colina: {
    uid: 'demoColinaCars',
    name: 'Sorin Moldovan',
    email: 'birou@colina-cars.example',
    phone: '0700000111',
    company: {
      name: 'Colina Cars Exemplu SRL',
      cui: '99000123',
      hours: dealerHours,
      showsPhone: true,
    },
    locality: '{city2}',
    memberForDays: 530,
    trusted: true,
  },
  vasile: {
    uid: 'demoVasile',
    name: 'Vasile Ghișe',
    email: 'vasile@posta.example',
    phone: '0700000120',
    locality: '{town4}',
    memberForDays: 95,
  },
  elena: {
    uid: 'demoElena',
    name: 'Elena Munteanu',
    email: 'elena@posta.example',
    phone: '0700000121',
    locality: '{town1}',
    memberForDays: 310,
  },
  calin: {
    uid: 'demoCalin',
    name: 'Călin Oprean',
    email: 'calin@posta.example',
    phone: '0700000122',
    locality: '{city2}',
    memberForDays: 160,
  },
  dorin: {
    uid: 'demoDorin',
    name: 'Dorin Bucur',
    email: 'dorin@posta.example',
    phone: '0700000123',
    locality: '{town3}',
    memberForDays: 44,
  },
  laura: {
    uid: 'demoLaura',
    name: 'Laura Stan',
    email: 'laura@posta.example',
    phone: '0700000124',
    locality: '{city1}',
    memberForDays: 400,
    trusted: true,
  },
  klaus: {
    uid: 'demoKlaus',
    name: 'Klaus Schuster',
    email: 'klaus@posta.example',
    phone: '0700000125',
    locality: '{commune2}',
    memberForDays: 700,
    trusted: true,
  },
  ilie: {
    uid: 'demoIlie',
    name: 'Ilie Banciu',
    email: 'ilie@posta.example',
    phone: '0700000126',
    locality: '{town2}',
    memberForDays: 270,
  },
  adina: {
    uid: 'demoAdina',
    name: 'Adina Roșca',
    email: 'adina@posta.example',
    phone: '0700000127',
    locality: '{city1}',
    memberForDays: 61,
  },
  garage: {
    uid: 'demoAtelierMecanic',
    name: 'Florin Neagu',
    email: 'programari@atelier-mecanic.example',
    phone: '0700000130',
    company: { name: 'Atelier Mecanic Exemplu SRL', cui: '99000239' },
    locality: '{city1}',
    memberForDays: 480,
    trusted: true,
  },
  wheels: {
    uid: 'demoVulcaRapid',
    name: 'Ovidiu Tatu',
    email: 'contact@vulca-rapid.example',
    phone: '0700000131',
    company: { name: 'Vulca Rapid Exemplu SRL', cui: '99000344' },
    locality: '{commune1}',
    memberForDays: 350,
    trusted: true,
  },
  builders: {
    uid: 'demoCasaBuna',
    name: 'Marius Fleșer',
    email: 'oferte@casa-buna.example',
    phone: '0700000132',
    company: { name: 'Casa Bună Construct Exemplu SRL', cui: '99000450' },
    locality: '{town1}',
    memberForDays: 610,
    trusted: true,
  },
  electrician: {
    uid: 'demoRusuElectric',
    name: 'Daniel Rusu',
    email: 'daniel@rusu-electric.example',
    phone: '0700000133',
    company: {
      name: 'Rusu Daniel Electric PFA Exemplu',
      cui: '99000565',
      identity: { authorisations: { electricity: 'EXEMPLU 0042/2025' } },
    },
    locality: '{city1}',
    memberForDays: 330,
  },
  cleaners: {
    uid: 'demoCasaCurata',
    name: 'Simona Vlad',
    email: 'comenzi@casa-curata.example',
    phone: '0700000134',
    company: { name: 'Casa Curată Exemplu SRL', cui: '99000670' },
    locality: '{city1}',
    memberForDays: 240,
    trusted: true,
  },
  gardener: {
    uid: 'demoGradinar',
    name: 'Petru Cotoară',
    email: 'petru@posta.example',
    phone: '0700000135',
    locality: '{commune3}',
    memberForDays: 130,
  },
  teacher: {
    uid: 'demoProfesoara',
    name: 'Raluca Ionescu',
    email: 'raluca@posta.example',
    phone: '0700000136',
    locality: '{city1}',
    memberForDays: 290,
  },
  accountant: {
    uid: 'demoContabil',
    name: 'Gabriela Hulea',
    email: 'birou@cifre-clare.example',
    phone: '0700000137',
    company: { name: 'Cifre Clare Exemplu SRL', cui: '99000786' },
    locality: '{city2}',
    memberForDays: 450,
    trusted: true,
  },
  stylist: {
    uid: 'demoSalon',
    name: 'Bianca Marcu',
    email: 'programari@salon-bianca.example',
    phone: '0700000138',
    company: { name: 'Salon Bianca Exemplu SRL', cui: '99000891' },
    locality: '{city1}',
    memberForDays: 180,
  },
  technician: {
    uid: 'demoDepanare',
    name: 'Tudor Pascu',
    email: 'tudor@posta.example',
    phone: '0700000139',
    company: { name: 'Pascu Tudor Service PFA Exemplu', cui: '99000913' },
    locality: '{city2}',
    memberForDays: 75,
  },
  moderator: {
    uid: 'demoModerator',
    name: 'Sorin Matei',
    email: 'moderator@demo.ro',
    locality: '{city1}',
    memberForDays: 400,
    role: 'moderator',
  },
  editor: {
    uid: 'demoRedactor',
    name: 'Lia Manea',
    email: 'redactor@demo.ro',
    locality: '{city1}',
    memberForDays: 300,
    role: 'editor',
  },
} satisfies Record<string, Person>;

export type PersonKey = keyof typeof table;
export const people: Record<PersonKey, Person> = table;

/** Those who can sign in, all with the same password. */
export const demoAccounts: readonly PersonKey[] = [
  'buyer',
  'seller',
  'admin',
  'moderator',
  'editor',
];
/** Those of them who have a role, and so a second factor. */
export const demoStaff = demoAccounts.flatMap((key) => (people[key].role ? [people[key]] : []));
export const DEMO_PASSWORD = 'Parola-demo-1';
