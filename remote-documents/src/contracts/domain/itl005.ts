import { itl005Facts } from '../facts/itl005';
import { transcriptionFacts } from '../facts/transcription';
import type { DocumentDefinition } from './documentTypes';
import { actFields, taxSheetBlocks, taxSheetSteps } from './taxSheet';

/** Data for the buyer's tax declaration (ITL-005). */
export const itl005: DocumentDefinition = {
  id: 'itl-005',
  models: [itl005Facts],
  fileName: 'fisa-itl-005',
  dateField: 'actDay',
  ownerParty: null,
  archiveKind: 'taxSheet',
  steps: taxSheetSteps('Cumpărătorul', actFields('Dobândit la')),
  content: (values) => ({
    title: 'Fișă de date ITL-005',
    onePage: true,
    blocks: taxSheetBlocks(
      values,
      'FIȘĂ DE DATE PENTRU DECLARAREA VEHICULULUI',
      itl005Facts,
      'Contribuabil (cumpărător)',
      'buyer',
    ),
  }),
  checklist: [
    {
      text: 'Depuneți declarația la organul fiscal local de la domiciliul sau sediul dumneavoastră.',
      days: itl005Facts.days,
    },
    {
      text: 'Luați cu dumneavoastră: contractul, actul de identitate, cartea de identitate a vehiculului, talonul vechi.',
    },
    { text: 'Transcrieți vehiculul pe numele dumneavoastră.', days: transcriptionFacts.days },
  ],
};
