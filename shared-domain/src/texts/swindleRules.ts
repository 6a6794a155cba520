import { clumsySwindles } from './clumsySwindles';
import { REFUSES, SEEN, type SwindleRule } from './SwindleRule';

const ASKS =
  /\b(?:introduc|complet|trimit[ei]|dati|da-?mi|dictati|dictez|spune|scrie|pune|confirm|citi|cere|trebuie|ce cod|care este|nevoie de|aprob|sa-mi dictati)|\bimi (?:puteti da|dati)|\bceara\b|\bi-?(?:l|o) (?:dati|spuneti)\b/;
const MONEY =
  /\b(?:bani|plat|incas|suma|card|colet|pachet|achit|livrar|banc|transfer|comanda|order|pay|parola|numarul de telefon)/;

/** In the order in which they are asked. */
export const swindleRules: readonly SwindleRule[] = [
  {
    kind: 'untraceable',
    says: [/\b(?:western union|money ?gram|paysafe|bitcoin|usdt|cripto|skrill|card cadou steam)/],
  },
  {
    kind: 'remote',
    says: [
      /\b(?:any ?desk|team ?viewer|quick ?support|rust ?desk|aplicati)/,
      /\b(?:instal|descarc|puneti|pune|deschide)/,
      /\b(?:banc|bani|plat|incas|poze|antifrauda|any ?desk|team ?viewer)/,
    ],
  },
  {
    kind: 'code',
    says: [
      /\b(?:cod|codul|coduri|parola)\b/,
      /\b(?:sms|whats ?app|telefon|verificare|6 cifre|confirmare|3d secure|primi(?:t|ti|ta)|venit|vine|banca|sms-?ul|relatii cu clientii|i-?l dati)\b/,
      ASKS,
    ],
    unless: REFUSES,
  },
  {
    kind: 'card',
    says: [
      /(?<!(?<!\bpoza |\bcopia )\bcu |\bsi )\b(?:poza cu cardul|si cu cardul|cardul|cardului|nr\.? card|numarul (?:de )?card\w*|numar de card|cvv|cvc|datele bancare|contul bancar|internet banking|(?:alt|pe) card)\b/,
      /\b(?:introduc|complet|trimite|dati|da-?mi|spune|scrie|pune|confirm|conecta|cere|care este|nevoie de|poza|copi[ea]|aveti|intra)/,
    ],
    unless: REFUSES,
  },
  {
    kind: 'official',
    says: [
      /\b(?:administrator|din echipa|suport|serviciul (?:de securitate|clienti)|departament\w*|antifrauda|sunt reprezentant|partea curierului|posta romana|sunt de la banca|cont seif|contul seif|cont sigur|va roaga sa va|contul (?:dumneavoastra|de vanzator|va fi)|ati castigat|ai castigat|mesaj automat|a fost (?:blocat|suspendat|raportat)|anuntul expira|verificare a vanzatorilor)\b/,
      /\b(?:confirm|cod|parola|card|bani|datele|identitate|cont|plat|achit|http|reautentific|suspendat|blocat)/,
    ],
  },
  {
    kind: 'link',
    says: [
      /\b(?:link|linkul|formular|formularul|click|codul qr|pe pagina|apasati|https|permite|adresa unde)\b/,
      MONEY,
      /\b(?:acces|intrat|intrati|complet|introduc|confirm|aprobati|incasati|urmati|urmeaza|deschid|apasa|scana|primi|pune|puneti|inregistr|conect|aici|dau|achit|da[ut]|vi se deschide)/,
    ],
    unless: REFUSES,
  },
  {
    kind: 'refund',
    says: [
      /\b(?:din greseala|mai mult|in plus|diferenta|restul|cec|aceeasi suma|intoarc)\b/,
      /\b(?:returnati|dati-?mi inapoi|trimiteti-?mi inapoi|inapoi diferenta|trimiteti restul|restul il|virati|opriti pretul|inapoi dublu|achitati dumneavoastra)\b/,
    ],
  },
  {
    kind: 'absent',
    says: [
      /\b(?:plecat|in (?:germania|anglia|canada|italia|spania)|plec din tara|strainatate|vapor|marina|militar|divort|decedat|la vama|escrow|intermediara|de garantie|ebay motors|firma de transport|intermediar|nu sunt in tara|agent(?:ul)? (?:meu|de transport)|trimiteti actele)\b/,
      /\b(?:plati|platiti|plata|trimit|trimite|avans|avansul|achitati|depune|depuneti|cec|suma|bani|platesc)/,
      /\b(?:transport|curier|posta|avans|online|agent|contul|trimit|cheile|ambalata|plati|depune|suma)/,
    ],
    unless: /\bputem vedea\b|\bdin tara in vara\b/,
  },
  {
    kind: 'advance',
    says: [
      /\b(?:trimite|trimiti|trimiteti|trimit|plati?ti|platesti|plateste|platit|plata|achit\w*|depuneti|virati|faceti plata|dublati|avansul|avans|costa|ia|cere|cer|puneti|banii)\b/,
      /\b(?:in avans|anticipat|inainte|intai (?:banii|plati\w*)|dupa (?:ce (?:faceti|intra|primesc|ajung|vad)|plata)|in contul (?:meu|lui|ei|sotiei|acesta)|fara vizionare|ca sa (?:o tin|fiu|rezervati|va tin|vad|iasa|primiti)|(?:si|apoi) (?:iti|va|il|o) (?:dau|pun|trimit|tin|expediez|blochez|primi\w*)|si (?:expediez|trimit|vindeti|maine)|avans (?:\d+|de)|trimite primul|garantie|taxe?a? (?:de|vamal\w+)|taxele|pana platiti|comisionul|asigurarea|pentru (?:rezervare|inceput|promovare)|pana diseara|dublati|primiti \d+)\b/,
    ],
    unless: new RegExp(
      `${SEEN.source}|\\bcereti ceva\\b|\\b(?:garantie (?:12|24)|garantie se|taxa de ramburs|facturii|receptia|incluse|luni dimineata|proforma)\\b`,
    ),
  },
  ...clumsySwindles,
];
