const oneOf = (words: string) => words.trim().split(/\s+/).join('|');

/** Second person singular: everybody is addressed in the polite plural. */
const pronouns = 'tu tău tăi ție îți poți vrei ești';
const commands = `
  adaugă alege anulează aprobă arată arhivează ascunde bifează blochează caută citește compară
  completează confirmă contestă continuă copiază corectează creează cumpără debifează deblochează descarcă
  deschide distribuie dă elimină etichetează exportă fixează folosește fotografiază fă golește ieși
  intră încarcă încearcă închide începe înlocuiește întoarce împarte marchează menține mergi
  micșorează modifică mută mărește oprește parcurge pornește pregătește prelungește previzualizează
  programează publică pune păstrează raportează redenumește renunță repornește repune respinge
  retrage retrimite revino reîncearcă rotește rulează răspunde salvează sari schimbă scoate scrie
  spune sună tipărește treci trimite unește urmărește verifică vezi șterge`;

/** Frequent words as a keyboard without Romanian letters writes them. */
const bare = `
  si in inca fara pana catre langa intre intr inainte inapoi cand cat cati cate daca adauga anunt
  anunturi anuntul anunturile asteptati alegeti autentificati cautare cautari cautarea conditii
  confidentialitate continuati conversatie conversatii cumparator cumparatori declaratie fisier
  fisiere gasit gasiti incearca incercati inchide inchideti inchiriere inmatriculare intrati
  localitati masina masini masinile motorina multumim necesara numarul optiuni pozitie pret pretul
  preturi publicati raspuns raspundeti romaneasca salvati scrieti sesizari sterge stergeti sters
  sunati tara tranzactie trimiteti urmatoarea utilizari vanzare vanzator vanzatori vanzatorul
  vedeti verificati`;

const apart = '(?![\\p{L}-])';
const withPronoun = new RegExp(`(?<![\\p{L}-])(?:${oneOf(pronouns)})${apart}`, 'iu');
/** Where such a verb orders: first in a text or sentence, after "…: ", or beside a polite one ("vedeți și alege"). */
const withCommand = new RegExp(
  `(?:^|[.?…„"»:] |(?:[aei]ți) (?:și|sau) )(?:${oneOf(commands)})${apart}`,
  'iu',
);
/** Not in addresses and names of files. */
const withBare = new RegExp(`(?<![\\p{L}/-])(?:${oneOf(bare)})(?![\\p{L}/-]|\\.json)`, 'iu');

/** Returns what is wrong with a text of the product, a word each; nothing when it may be shown. */
export function wordFaults(text: string): string[] {
  const faults: string[] = [];
  if (/[şţŞŢ]/.test(text)) faults.push('cedilla');
  if (/[\p{L}\d}…]!(?!\w)/u.test(text)) faults.push('exclamation mark');
  if (withBare.test(text)) faults.push('missing diacritics');
  if (withPronoun.test(text) || withCommand.test(text)) faults.push('singular');
  return faults;
}
