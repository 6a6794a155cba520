import { defineEmail } from './emailWords';

const days = { zile: 'câte zile mai este public' };
const renewed = { prelungire: 'cu câte zile se prelungește' };
const kept = { perioada: 'în cât timp se încheie' };

/** Words of what is told about listings, to those who sell and to those who look for one. */
export const listingEmails = {
  unreadMessages: defineEmail(
    'Mesaje necitite',
    {
      subject: '{mesaje}',
      heading: '{persoana} v-a scris',
      text: 'Despre anunțul „{titlu}”:\n„{mesaj}”',
      closing: 'Nu trimiteți bani în avans și nu dați datele cardului unui necunoscut.',
    },
    {
      mesaje: 'câte mesaje noi sunt',
      persoana: 'cine a scris',
      titlu: 'titlul anunțului',
      mesaj: 'ultimul mesaj',
    },
  ),
  searchConfirmation: defineEmail('Căutare de confirmat', {
    subject: 'Confirmați căutarea salvată',
    heading: 'Doriți să vă scriem când apar anunțuri noi?',
    text: 'Cineva a salvat o căutare pe site cu această adresă. Dacă ați fost dumneavoastră, confirmați în două zile.',
    closing: 'Dacă nu ați cerut acest lucru, nu faceți nimic: adresa se șterge singură.',
  }),
  searchNews: defineEmail(
    'Noutățile unei căutări',
    {
      subject: '{noi} pentru căutarea dumneavoastră',
      heading: '{noi} pentru ce căutați',
    },
    { noi: 'câte anunțuri noi sunt' },
  ),
  favouriteCheaper: defineEmail('Favorit ieftinit', {
    subject: 'Un anunț favorit s-a ieftinit',
    heading: 'S-a ieftinit',
    text: 'Vânzătorul a scăzut prețul unui anunț pe care l-ați salvat.',
  }),
  favouriteSold: defineEmail('Favorit vândut', {
    subject: 'Un anunț favorit a fost vândut',
    heading: 'A fost vândut',
    text: 'Un anunț pe care l-ați salvat nu mai este de vânzare.',
  }),
  favouriteEnding: defineEmail(
    'Favorit care expiră',
    {
      subject: 'Un anunț favorit expiră în curând',
      heading: 'Expiră în curând',
      text: 'Peste cel mult {perioada} anunțul nu se mai vede, dacă vânzătorul nu îl prelungește. Dacă vă interesează, scrieți acum.',
    },
    kept,
  ),
  phoneChanged: defineEmail('Telefon schimbat', {
    subject: 'S-a schimbat telefonul unui anunț',
    heading: 'Alt număr de telefon',
    text: 'Un anunț la care ați văzut numărul de telefon are acum alt număr.\nDacă ați vorbit deja cu vânzătorul, întrebați-l la numărul vechi sau în mesajele de pe site dacă el l-a schimbat. Nu trimiteți bani în avans și nici datele cardului.',
  }),
  listingPublished: defineEmail('Anunț public', {
    subject: 'Anunțul este public',
    text: 'Cumpărătorii îl văd în liste de acum. Trimiteți-l și dumneavoastră celor care caută.',
  }),
  listingApproved: defineEmail('Anunț aprobat', {
    subject: 'Anunțul a fost aprobat',
    text: 'Cumpărătorii îl văd în liste de acum. Trimiteți-l și dumneavoastră celor care caută.',
  }),
  listingEnding: defineEmail(
    'Anunț care expiră',
    {
      subject: 'Anunțul expiră în {zile}',
      heading: 'Anunțul expiră în curând',
      text: 'După această dată nu se mai vede în liste. Prelungirea este gratuită, {prelungire}.',
    },
    { ...days, ...renewed },
  ),
  listingEnded: defineEmail(
    'Anunț expirat',
    {
      subject: 'Anunțul a expirat',
      text: 'Nu se mai vede în liste. Dacă este de vânzare, prelungiți-l cu {prelungire}.',
    },
    renewed,
  ),
  listingSilent: defineEmail('Anunț fără noutăți', {
    subject: 'Mai este disponibil anunțul?',
    heading: 'Mai este disponibil?',
    text: 'Anunțul este public de mult și nu l-ați mai schimbat. Spuneți-le celor care caută.',
  }),
};
