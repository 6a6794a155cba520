import { itl016Facts } from '../facts/itl016';
import type { DocumentDefinition } from './documentTypes';
import { actFields, taxSheetBlocks, taxSheetSteps } from './taxSheet';

/** Data for the seller's removal of the vehicle from the tax records (ITL-016). */
export const itl016: DocumentDefinition = {
  id: 'itl-016',
  models: [itl016Facts],
  fileName: 'fisa-itl-016',
  dateField: 'actDay',
  ownerParty: 'taxpayer',
  archiveKind: 'taxSheet',
  steps: taxSheetSteps('Vânzătorul', actFields('Înstrăinat la')),
  content: (values) => ({
    title: 'Fișă de date ITL-016',
    onePage: true,
    blocks: taxSheetBlocks(
      values,
      'FIȘĂ DE DATE PENTRU SCOATEREA DIN EVIDENȚĂ',
      itl016Facts,
      'Contribuabil (vânzător)',
      'seller',
    ),
  }),
  checklist: [
    {
      text: 'Depuneți declarația la organul fiscal local unde este înregistrat vehiculul.',
      days: itl016Facts.days,
    },
    {
      text: 'Luați cu dumneavoastră: contractul, actul de identitate și certificatul de atestare fiscală.',
    },
    {
      text: 'Impozitul se datorează până la sfârșitul anului în care ați vândut; cine este proprietar la 31 decembrie îl datorează pe anul următor.',
    },
  ],
};
