import { defineEmail } from './emailWords';

/** Words of what is told about an account and its safety. */
export const accountEmails = {
  addressTaken: defineEmail('Adresa are deja un cont neconfirmat', {
    subject: 'Adresa dumneavoastră are deja un cont neconfirmat',
    heading: 'Adresa are deja un cont neconfirmat',
    text: 'Cineva a vrut să facă un cont cu această adresă, dar există deja unul, a cărui adresă nu a fost confirmată niciodată.\nDacă nu ați făcut dumneavoastră acel cont, eliberați adresa: el se șterge cu tot ce cuprinde și puteți face altul.',
    closing: 'Dacă este contul dumneavoastră, nu apăsați: intrați în el și confirmați adresa.',
  }),
  newDevice: defineEmail('Intrare de pe un dispozitiv nou', {
    subject: 'Cineva a intrat în cont de pe un dispozitiv nou',
    heading: 'Intrare de pe un dispozitiv nou',
    text: 'S-a intrat în contul dumneavoastră, cu parola, de pe un dispozitiv nou.',
  }),
  passwordChanged: defineEmail('Parolă schimbată', {
    subject: 'Parola contului a fost schimbată',
    heading: 'Parola a fost schimbată',
    text: 'Parola contului dumneavoastră este alta. Celelalte dispozitive au fost delogate.',
  }),
  addressChanged: defineEmail('Adresă schimbată', {
    subject: 'Adresa de e-mail a contului a fost schimbată',
    heading: 'Adresa contului a fost schimbată',
    text: 'Contul are de acum altă adresă de e-mail; cu ea se intră în cont. Celelalte dispozitive au fost delogate.',
  }),
  secondFactorOn: defineEmail('Al doilea pas activat', {
    subject: 'Al doilea pas la intrarea în cont este activat',
    text: 'De acum, după parolă, contul cere un cod din aplicația de autentificare. Celelalte dispozitive au fost delogate.',
  }),
  secondFactorOff: defineEmail('Al doilea pas oprit', {
    subject: 'Al doilea pas la intrarea în cont este oprit',
    text: 'De acum se intră în cont numai cu parola. Celelalte dispozitive au fost delogate.',
  }),
  recoveryCodesReplaced: defineEmail('Coduri de rezervă înlocuite', {
    subject: 'Codurile de rezervă au fost înlocuite',
    text: 'Contul are coduri de rezervă noi. Cele vechi nu mai sunt valabile.',
  }),
  recoveryCodeUsed: defineEmail(
    'Cod de rezervă folosit',
    {
      subject: 'S-a intrat în cont cu un cod de rezervă',
      text: 'În locul codului din aplicație a fost folosit un cod de rezervă. Coduri rămase: {coduri}.',
    },
    { coduri: 'câte coduri au rămas' },
  ),
  roleGiven: defineEmail(
    'Rol dat în administrare',
    {
      subject: 'Aveți un rol în administrare',
      heading: 'Rolul dumneavoastră: {rol}',
      text: 'Pentru administrare, contul are nevoie și de al doilea pas la autentificare.',
    },
    { rol: 'rolul dat' },
  ),
  roleTaken: defineEmail('Rol retras', {
    subject: 'Rolul din administrare v-a fost retras',
    heading: 'Rolul v-a fost retras',
    text: 'Contul rămâne ca al oricărui utilizator.',
  }),
  accountClosing: defineEmail('Contul se închide', {
    subject: 'Contul se închide',
    text: 'Ați cerut închiderea contului. Anunțurile și profilul nu se mai văd, iar datele se șterg acum. Vă scriem când s-au șters.',
    closing: 'Dacă nu ați cerut dumneavoastră, răspundeți la acest mesaj cât mai repede.',
  }),
  accountClosed: defineEmail('Contul este închis', {
    subject: 'Contul este închis',
    text: 'Anunțurile, mesajele, fișierele și datele contului s-au șters.',
  }),
  paperEnding: defineEmail(
    'Un act din arhivă expiră',
    {
      subject: 'Un act din arhivă expiră pe {ziua}',
      heading: 'Un act expiră în curând',
      text: 'Ne-ați spus până când este valabil. Vă scriem o singură dată pentru fiecare dată.',
    },
    { ziua: 'până când este valabil' },
  ),
  reminder: defineEmail(
    'Termenul unui document',
    {
      subject: 'Se apropie un termen: {ziua}',
      heading: 'Se apropie un termen',
      text: 'Ne-ați cerut să vă amintim de el. Vă scriem o singură dată.',
    },
    { ziua: 'ultima zi a termenului' },
  ),
};
