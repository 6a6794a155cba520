import { READER_BYTES } from '#domain/ocr/readerBytes';
import { formatBytes } from '@anunturi/shared-domain/formats/formatNumber';
import { plural } from '@anunturi/shared-domain/formats/plural';

export const texts = {
  readText: 'Recunoașteți textul (OCR)',
  readTextHint: `Paginile scanate devin căutabile și copiabile, câteva secunde de pagină. Se face pe dispozitivul dumneavoastră; prima dată se descarcă aproximativ ${formatBytes(READER_BYTES)} de pe acest site.`,
  readingText: 'Se recunoaște textul',
  textRead: (count: number) => `Text recunoscut pe ${plural(count, 'pagină', 'pagini')}.`,
  nothingRead: 'Nu a fost text de recunoscut.',
  pagesWithoutText: (count: number) =>
    `${plural(count, 'pagină este goală sau nu are text care se poate citi', 'pagini sunt goale sau nu au text care se poate citi')}.`,
  pagesWithText: (count: number) =>
    `${plural(count, 'pagină avea deja text și a rămas', 'pagini aveau deja text și au rămas')} cum era.`,
  mayBeWrong:
    'Recunoașterea poate greși: verificați numele, numerele și sumele înainte de a le folosi.',
  copyText: 'Copiați textul',
  downloadText: 'Descărcați textul (.txt)',
  textCopied: 'Textul este copiat.',
  textNotCopied: 'Browserul nu a permis copierea. Descărcați textul.',
  search: 'Căutare în PDF',
  searchButton: 'Căutați în pagini',
  searching: 'Se caută în pagini',
  hits: (count: number, words: string) =>
    count === 0
      ? `„${words}” nu apare în textul paginilor.`
      : `„${words}” apare ${count === 1 ? 'o dată' : `de ${plural(count, 'ori', 'ori')}`}.`,
  hitsTitle: 'Unde apare',
  hitOn: (place: number) => `Pagina ${place}:`,
  pagesToRead: (count: number) =>
    `${plural(count, 'pagină este o imagine fără text', 'pagini sunt imagini fără text')}`,
  readThem: 'Recunoașteți textul și căutați',
} as const;
