import type { ContactStatus } from '@anunturi/shared-domain/moderation/contactMessage';
import type { ModerationGround } from '@anunturi/shared-domain/moderation/moderationFields';

type ContactSeed = {
  key: string;
  hoursAgo: number;
  name: string;
  email: string;
  subject: string;
  message: string;
  status: ContactStatus;
  note?: string;
};
type ReportSeed = {
  key: string;
  hoursAgo: number;
  listing: string;
  ground: ModerationGround;
  explanation: string;
  name: string;
  email: string;
  answer?: string;
};

/** What the contact form brought. */
export const contactMessages: readonly ContactSeed[] = [
  {
    key: 'parteneriat',
    hoursAgo: 5,
    name: 'Octavian Luca',
    email: 'octavian@posta.example',
    subject: 'Parc auto cu 30 de mașini',
    message:
      'Bună ziua,\n\navem un parc auto în {city2} și am vrea să ne mutăm anunțurile aici. Se pot încărca mai multe deodată?\n\nMulțumesc,\nOctavian Luca',
    status: 'new',
  },
  {
    key: 'corectare',
    hoursAgo: 30,
    name: 'Lavinia Marcu',
    email: 'lavinia@posta.example',
    subject: 'Corectarea datelor mele',
    message:
      'Bună ziua,\n\nmi-am schimbat numele după căsătorie și nu mai am acces la vechiul e-mail. Cum îl corectez în cont?\n\nLavinia Marcu',
    status: 'new',
  },
  {
    key: 'parola',
    hoursAgo: 31,
    name: 'Maria Țăran',
    email: 'maria@posta.example',
    subject: 'Nu primesc e-mailul de resetare',
    message:
      'Bună ziua, am cerut resetarea parolei de două ori și nu primesc nimic. Am verificat și în mesaje nedorite.',
    status: 'answered',
    note: 'Adresa avea o literă greșită. Am răspuns pe noua adresă.',
  },
  {
    key: 'multumire',
    hoursAgo: 200,
    name: 'Gheorghe Dancu',
    email: 'gheorghe@posta.example',
    subject: 'Mulțumesc pentru contract',
    message:
      'Am vândut mașina în patru zile și contractul a fost acceptat din prima la primărie. Bravo!',
    status: 'archived',
  },
];

/** Notices about listings; one already decided. */
export const reports: readonly ReportSeed[] = [
  {
    key: 'pret',
    hoursAgo: 9,
    listing: 'dacia1300',
    ground: 'misleading',
    explanation:
      'Prețul afișat este absurd, 9.999.999 de lei pentru o Dacie. Cred că este o greșeală sau o glumă.',
    name: 'Sergiu Mihalache',
    email: 'sergiu@posta.example',
  },
  {
    key: 'categorie',
    hoursAgo: 60,
    listing: 'dezmembrari',
    ground: 'wrongCategory',
    explanation: 'Anunțul apare când caut mașini întregi, deși vinde piese din dezmembrări.',
    name: 'Alina Cojocaru',
    email: 'alina@posta.example',
    answer:
      'Anunțul este în categoria „Dezmembrări”, deci la locul lui. Filtrul pe categorie îl ascunde din căutarea de autoturisme.',
  },
];

export const bannedWords: readonly string[] = [
  'arme',
  'muniție',
  'droguri',
  'permis fals',
  'diplomă falsă',
  'kilometri dați înapoi',
];
