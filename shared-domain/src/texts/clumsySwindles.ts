// Long: a table of what is said, which is read as one.
import { REFUSES, SEEN, type SwindleRule } from './SwindleRule';

/** Swindles as they are typed in haste: what they ask for is said in other words. */
export const clumsySwindles: readonly SwindleRule[] = [
  {
    kind: 'code',
    says: [
      /\b(?:cod\w*|cifre\w*|ce scrie in (?:mesaj|sms)|operator\w*)\b/,
      /\b(?:v-?a|ti-?a|va|iti|o sa va|o sa te) (?:venit|ajuns|sosit|sun[ae]|vine)\b/,
      /\b(?:zi-?mi|zici|ziceti|imi zici|dicta\w*|citi\w*|spune\w*|imi (?:dai|dati|spui)|trimite\w*)\b/,
    ],
    unless: REFUSES,
  },
  {
    kind: 'card',
    says: [
      /\b(?:parola|parolele|utilizatorul si|mailul si|userul)\b/,
      /\b(?:imi (?:dai|dati|trimiti|spui)|dati-?mi|da-?mi|trimite-?mi|spune-?mi|introduc\w*|autentific\w*|logati|logezi)\b/,
    ],
    unless: /\b(?:wi-?fi|radio\w*|casetofon\w*|navigati\w*)\b/,
  },
  {
    kind: 'refund',
    says: [
      /\b(?:in loc de \d+|surplus\w*|de doua ori|v-?a (?:platit|virat|trimis) si|a gresit|contabil\w*|dublat)\b/,
      /\b(?:trimite\w*|intoarce\w*|returna\w*|dati|virati|platiti|achitati|dai)\b.{0,40}\b(?:inapoi|\d{3,}|soferul\w*|curierul\w*|diferenta|surplus\w*)\b/,
    ],
    unless: /\b(?:am gresit adresa|la service|manoper\w*)\b/,
  },
  {
    kind: 'link',
    says: [/\bqr\b/, /\b(?:scan\w*)\b/, /\b(?:banc\w*|bani\w*|suma|card\w*|incas\w*|plata)\b/],
    unless: /\b(?:factur\w*|pos|bon\w*|la receptie|casier\w*)\b/,
  },
  {
    kind: 'link',
    says: [
      /\b(?:livrare\w*|plata|plati|transfer\w*|curier\w*|serviciul de \w+)\b.{0,20}\b(?:protejat|securizat|garantat|sigur)\w*\b/,
      /\b(?:invitati\w*|link\w*|pagina|formular\w*|confirm\w*|fara sa)\b/,
    ],
    unless: REFUSES,
  },
  {
    kind: 'link',
    says: [
      /\bfara sa (?:o |il |le |mai )?(?:vad|negociez|verific|ma uit)\b/,
      /\b(?:curier\w*|livrar\w*|transfer\w*|firma|sofer\w*|link\w*|trimit)\b/,
    ],
    unless: /\b(?:nu|niciodata)\b.{0,20}\bfara sa\b/,
  },
  {
    kind: 'fee',
    says: [
      /\b(?:plata|suma|transferul?|depunere) de (?:test|proba|verificare|activare|deblocare)\b|\btaxa de (?:dosar|procesare|activare|deblocare|analiza|depozit\w*|livrare|confirmare)\b|\bcomision\w* (?:de )?(?:analiza|procesare|dosar)\b|\btimbru\b|\bgarantie rambursabila\b|\btaxele de (?:depozitare|vama|port)\b/,
    ],
    unless: /\b(?:nu (?:platesc|cerem|percepem)|fara|la primarie|la anaf|la notar)\b/,
  },
  {
    kind: 'profit',
    says: [
      /\b(?:invest\w*|imprumut\w*|profit\w*|lucrati de acasa|lucrezi de acasa|castigi|castigati)\b/,
      /\b(?:garantat\w*|in \d+ (?:zile|sapt\w*|luni|ore)|pe zi|pe saptamana|scoti|scoateti|dobanda|doar (?:ci|buletin\w*)|taxa)\b/,
    ],
    unless: /\b(?:am investit|s-a investit|banc[ai])\b/,
  },
  {
    kind: 'absent',
    says: [
      /\b(?:nu (?:va |o |il |le |i-?o )?(?:va )?(?:pot|putem) (?:arata|veni|intalni)|nu facem intalniri|fara intalnir\w*|nu ne (?:putem )?(?:vedem|intalnim)|(?:sunt|este|e|stau|lucrez) (?:acum |plecat\w* )?(?:in|la \w+ in) (?:germania|franta|anglia|italia|spania|belgia|olanda|austria|norvegia|suedia|danemarca|irlanda|polonia|portugalia|grecia|turcia|elvetia|canada|america|dubai))\b/,
      /\b(?:acont\w*|avans\w*|depune\w*|virati|vireaza|achitati|achita|plata integrala|plata inainte|in contul|in cont)\b/,
    ],
    unless: /\b(?:la intoarcere|cand (?:vin|ajung|ne vedem)|dupa ce o vedeti|nu cer)\b/,
  },
  {
    kind: 'advance',
    says: [
      /\b(?:dati|da-?mi|dai|trimit[ei]\w*|virati|vireaza|puneti|pui|depune\w*|transfera\w*|achita\w*|bag[ai]\w*)\b.{0,40}\b\d[\d. ]*(?:lei|ron|euro|eur|€|%)/,
      /\b(?:revolut|(?:in|prin|pe) (?:cont\w*|card\w*|transfer\w*|iban)|acont\w*|avans\w*|contul firmei)\b/,
      /\b(?:si|apoi|altfel|ca sa|pana|in \d+ (?:ore|zile|sapt\w*)|azi|acum|repede)\b/,
    ],
    unless: new RegExp(
      `${SEEN.source}|\\b(?:la (?:semnare\\w*|montaj|predare|livrare|fata locului|receptie)|manoper\\w*|piesa|factur\\w*|bon\\w*|inapoi din)\\b`,
    ),
  },
  {
    kind: 'advance',
    says: [
      /\bfara (?:prezenta|examen\w*|proba practica|deplasare)\b/,
      /\b(?:itp|permis\w*|act\w*|talon\w*|diplom\w*|atestat\w*)\b/,
    ],
  },
  {
    kind: 'card',
    says: [
      /\b(?:16 cifre|cifrele de pe (?:card|fata|spate)|luna\s?\/?\s?(?:si )?anul|data (?:de )?expirar\w*|cvv|cvc|cvv2)\b/,
    ],
    unless: REFUSES,
  },
  {
    kind: 'card',
    says: [
      /\b(?:dhl|fan|fan ?courier|cargus|sameday|easybox|dpd|gls|posta|curier\w*|firma de (?:livrari|curierat)|platforma|aplicatia|site-?ul)\b/,
      /\b(?:card(?:ul)?|cont(?:ul)?|datele|iban-?ul|incasar\w*)\b(?! (?:olx|de client|dvs de client))/,
      /\b(?:trebuie|treceti|bag\w*|pune\w*|adaug\w*|completa\w*|introduc\w*|activ\w*|valid\w*|inregistr\w*|asociez\w*)\b/,
      /\b(?:primi\w*|bani\w*|plata|suma|sa (?:va|iti|ti) (?:intre|scoata|dea|vina|plateasca)|ridic\w*|incas\w*)\b/,
    ],
    unless: new RegExp(`${REFUSES.source}|\\b(?:ramburs|pos|awb)\\b`),
  },
  {
    kind: 'fee',
    says: [
      /\b(?:activ\w*|deblo\w*|valid\w*|verific\w*)\b.{0,30}\b(?:incasar\w*|plat\w*|transfer\w*|cont\w*|suma)\b|\bcont (?:de )?(?:business|comerciant|premium)\b/,
      /\b\d+(?:[.,]\d+)? ?(?:lei|ron|euro|eur)\b|\bcosta \d+/,
    ],
    unless:
      /\b(?:manoper\w*|factur\w*|contract\w*|garanti\w*|a intrat|nu (?:cost|plat|se plat)\w*)\b/,
  },
  {
    kind: 'fee',
    says: [
      /\b(?:ai|ati) castigat\b|\b(?:tombola|premiul?|concurs\w*)\b/,
      /\b(?:complet\w*|introduc\w*|transport\w*|datele|adresa|link\w*|revendic\w*)\b/,
    ],
  },
  {
    kind: 'remote',
    says: [/\b(?:control\w* (?:de )?la distanta|partaj\w* ecran\w*|vad ecranul)\b/],
    unless: REFUSES,
  },
  {
    kind: 'official',
    says: [
      /\b(?:compromis\w*|atacat\w*|hacker\w*|frauda\w*|tranzactie suspecta|cont(?:ul)? (?:de siguranta|seif|protejat|sigur))\b/,
      /\b(?:mut\w*|transfer\w*|vir\w*|trece\w*|retrag\w*)\b.{0,30}\b(?:bani\w*|suma|soldul|economii\w*|totul)\b/,
    ],
    unless: REFUSES,
  },
  {
    kind: 'refund',
    says: [
      /\b(?:in plus|prea mult|din greseala|mai mult)\b/,
      /\binapoi\b/,
      /\bro\d\d ?[a-z0-9]{4}|\b(?:revolut|contul|contu|iban|pe asta|pe numarul)\b/,
    ],
  },
  {
    kind: 'absent',
    says: [
      /\b(?:in|din) (?:olanda|germania|franta|anglia|italia|spania|belgia|austria|norvegia|suedia|danemarca|irlanda|polonia|portugalia|grecia|turcia|elvetia|canada|america|dubai|bulgaria|ungaria|cehia)\b|\b(?:marina|vapor\w*|nava|platforma petroliera|misiune|shipping)\b/,
      /\b(?:dupa ce|cand|imediat ce) (?:va |iti )?(?:intra|primesc|trece|ajung|confirm\w*)\b.{0,30}\b(?:bani\w*|jumatate\w*|suma|plata|avans\w*|cec\w*|transfer\w*)\b|\bcec\w*\b/,
    ],
    unless: /\b(?:contract\w*|semn\w*|notar\w*|acasa)\b/,
  },
  {
    kind: 'advance',
    says: [
      /\b(?:ordin de plata|dovada (?:de )?platii?|confirmarea (?:de la|bancii|platii)|poza cu (?:plata|transferul))\b/,
      /\b(?:expedia\w*|trimiteti|predati|incarcati)\b.{0,40}\b(?:azi|acum|inainte|astazi|imediat|marfa|coletul|maine)\b/,
    ],
    unless: /\b(?:dupa ce|cand) (?:intra|vedeti|ajung)\b/,
  },
  {
    kind: 'advance',
    says: [
      /\b(?:cine|primul care) (?:pune|da|vireaza|trimite|plateste)\b/,
      /\b(?:cont\w*|revolut|acum|azi|o (?:ia|blocheaza|rezerva|tin|retin)|avans\w*|acont\w*|\d+ (?:lei|ron|euro))\b/,
    ],
    unless: /\b(?:la fata locului|cash|primul care vine)\b/,
  },
  {
    kind: 'advance',
    says: [
      /\b(?:pe|prin|in) (?:revolut|cont\w*|card\w*|wise)\b.{0,40}\b\d{2,}|\b\d{2,}[\d. ]*(?:lei|ron|euro|eur)?\b.{0,20}\b(?:pe|prin|in) (?:revolut|wise|contul (?:fratelui|sotiei|sotului|lui|mamei|tatei|meu|unui))\b/,
      /\b(?:si|apoi|ca)\b.{0,30}\b(?:iti|va|vi|ti)[ -]?(?:o |il |le )?(?:zic|spun|dau|trimit|pun|las|expediez|blochez)\b/,
    ],
    unless: SEEN,
  },
];
