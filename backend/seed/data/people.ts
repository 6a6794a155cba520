/** The invented people and companies of the demonstration; telephone numbers and fiscal codes belong to nobody. */
export type Person = {
  uid: string;
  name: string;
  email: string;
  phone?: string;
  company?: { name: string; cui: string };
  locality: string;
  memberForDays: number;
  trusted?: boolean;
  admin?: boolean;
  /** Shown so on listings; the company's name when there is one, unless told. */
  sellerName?: string;
};

const table = {
  buyer: {
    uid: 'demoUtilizator',
    name: 'Andreea Popa',
    email: 'utilizator@demo.ro',
    phone: '0700000101',
    locality: 'Sibiu',
    memberForDays: 210,
  },
  seller: {
    uid: 'demoVanzator',
    name: 'Mihai Stoica',
    email: 'vanzator@demo.ro',
    phone: '0700000102',
    locality: 'Sibiu',
    memberForDays: 640,
    trusted: true,
  },
  admin: {
    uid: 'demoAdmin',
    name: 'Ioana Dragomir',
    email: 'admin@demo.ro',
    locality: 'Sibiu',
    memberForDays: 900,
    trusted: true,
    admin: true,
  },
  autoCibin: {
    uid: 'demoAutoCibin',
    name: 'Radu Lazăr',
    email: 'vanzari@auto-cibin.example',
    phone: '0700000110',
    company: { name: 'Auto Cibin Exemplu SRL', cui: '99000018' },
    locality: 'Șelimbăr',
    memberForDays: 820,
    trusted: true,
  },
  tarnava: {
    uid: 'demoTarnavaCars',
    name: 'Sorin Moldovan',
    email: 'birou@tarnava-cars.example',
    phone: '0700000111',
    company: { name: 'Târnava Cars Exemplu SRL', cui: '99000123' },
    locality: 'Mediaș',
    memberForDays: 530,
    trusted: true,
  },
  vasile: {
    uid: 'demoVasile',
    name: 'Vasile Ghișe',
    email: 'vasile@posta.example',
    phone: '0700000120',
    locality: 'Avrig',
    memberForDays: 95,
  },
  elena: {
    uid: 'demoElena',
    name: 'Elena Munteanu',
    email: 'elena@posta.example',
    phone: '0700000121',
    locality: 'Cisnădie',
    memberForDays: 310,
  },
  cristi: {
    uid: 'demoCristi',
    name: 'Cristian Oprean',
    email: 'cristi@posta.example',
    phone: '0700000122',
    locality: 'Mediaș',
    memberForDays: 160,
  },
  dorin: {
    uid: 'demoDorin',
    name: 'Dorin Bucur',
    email: 'dorin@posta.example',
    phone: '0700000123',
    locality: 'Agnita',
    memberForDays: 44,
  },
  laura: {
    uid: 'demoLaura',
    name: 'Laura Stan',
    email: 'laura@posta.example',
    phone: '0700000124',
    locality: 'Sibiu',
    memberForDays: 400,
    trusted: true,
  },
  klaus: {
    uid: 'demoKlaus',
    name: 'Klaus Schuster',
    email: 'klaus@posta.example',
    phone: '0700000125',
    locality: 'Cristian',
    memberForDays: 700,
    trusted: true,
  },
  ilie: {
    uid: 'demoIlie',
    name: 'Ilie Banciu',
    email: 'ilie@posta.example',
    phone: '0700000126',
    locality: 'Săliște',
    memberForDays: 270,
  },
  adina: {
    uid: 'demoAdina',
    name: 'Adina Roșca',
    email: 'adina@posta.example',
    phone: '0700000127',
    locality: 'Sibiu',
    memberForDays: 6,
  },
  garage: {
    uid: 'demoAtelierMecanic',
    name: 'Florin Neagu',
    email: 'programari@atelier-mecanic.example',
    phone: '0700000130',
    company: { name: 'Atelier Mecanic Exemplu SRL', cui: '99000239' },
    locality: 'Sibiu',
    memberForDays: 480,
    trusted: true,
  },
  wheels: {
    uid: 'demoVulcaRapid',
    name: 'Ovidiu Tatu',
    email: 'contact@vulca-rapid.example',
    phone: '0700000131',
    company: { name: 'Vulca Rapid Exemplu SRL', cui: '99000344' },
    locality: 'Șelimbăr',
    memberForDays: 350,
    trusted: true,
  },
  builders: {
    uid: 'demoCasaBuna',
    name: 'Marius Fleșer',
    email: 'oferte@casa-buna.example',
    phone: '0700000132',
    company: { name: 'Casa Bună Construct Exemplu SRL', cui: '99000450' },
    locality: 'Cisnădie',
    memberForDays: 610,
    trusted: true,
  },
  electrician: {
    uid: 'demoRusuElectric',
    name: 'Daniel Rusu',
    email: 'daniel@rusu-electric.example',
    phone: '0700000133',
    company: { name: 'Rusu Daniel Electric PFA Exemplu', cui: '99000565' },
    locality: 'Sibiu',
    memberForDays: 330,
  },
  cleaners: {
    uid: 'demoCasaCurata',
    name: 'Simona Vlad',
    email: 'comenzi@casa-curata.example',
    phone: '0700000134',
    company: { name: 'Casa Curată Exemplu SRL', cui: '99000670' },
    locality: 'Sibiu',
    memberForDays: 240,
    trusted: true,
  },
  gardener: {
    uid: 'demoGradinar',
    name: 'Petru Cotoară',
    email: 'petru@posta.example',
    phone: '0700000135',
    locality: 'Rășinari',
    memberForDays: 130,
  },
  teacher: {
    uid: 'demoProfesoara',
    name: 'Raluca Ionescu',
    email: 'raluca@posta.example',
    phone: '0700000136',
    locality: 'Sibiu',
    memberForDays: 290,
  },
  accountant: {
    uid: 'demoContabil',
    name: 'Gabriela Hulea',
    email: 'birou@cifre-clare.example',
    phone: '0700000137',
    company: { name: 'Cifre Clare Exemplu SRL', cui: '99000786' },
    locality: 'Mediaș',
    memberForDays: 450,
    trusted: true,
  },
  stylist: {
    uid: 'demoSalon',
    name: 'Bianca Marcu',
    email: 'programari@salon-bianca.example',
    phone: '0700000138',
    company: { name: 'Salon Bianca Exemplu SRL', cui: '99000891' },
    locality: 'Sibiu',
    memberForDays: 180,
  },
  technician: {
    uid: 'demoDepanare',
    name: 'Tudor Pascu',
    email: 'tudor@posta.example',
    phone: '0700000139',
    company: { name: 'Pascu Tudor Service PFA Exemplu', cui: '99000913' },
    locality: 'Mediaș',
    memberForDays: 75,
  },
} satisfies Record<string, Person>;

export type PersonKey = keyof typeof table;
export const people: Record<PersonKey, Person> = table;

/** Those who can sign in, all with the same password. */
export const demoAccounts: readonly PersonKey[] = ['buyer', 'seller', 'admin'];
export const DEMO_PASSWORD = 'Parola-demo-1';
