import { itl005Facts } from '../facts/itl005';
import { itl016Facts } from '../facts/itl016';
import { itl054 } from '../facts/itl054';
import { paperLine } from '../facts/modelTexts';
import { transcriptionFacts } from '../facts/transcription';
import { addressText } from './addressText';
import type { DocumentDefinition, DocumentField, Values } from './documentTypes';
import { itl005 } from './itl005';
import { itl016 } from './itl016';
import type { Block, DocumentContent } from './page-model/blocks';
import { cell } from './page-model/drawCells';
import { plain } from './page-model/runs';
import { otherOwnersBlocks, ownersOf } from './otherOwners';
import { fiscalCode, idSeries, isCompany, signer } from './partyTexts';
import { saleContract } from './saleContract';
import { proofFields, proofRows, proofTerms } from './saleProofs';
import { lastDayNote } from './taxSheet';
import { day, phone, plate, text, vin, whole } from './valueTexts';
import { vehicleFields } from './vehicleFields';

type Side = 'seller' | 'buyer';

/** The contract's answers as those of the tax sheet of one of a side, `seller2` for the second who sells. */
function taxSheetValues(values: Values, side: Side, prefix: string): Values {
  const other = side === 'seller' ? 'buyer' : 'seller';
  const own = Object.entries(values).flatMap(([name, value]) =>
    name.startsWith(`${prefix}_`) ? [[`taxpayer_${name.slice(prefix.length + 1)}`, value]] : [],
  );
  return {
    ...values,
    ...Object.fromEntries(own),
    taxpayerIs: prefix,
    other_name: values[`${other}_name`] ?? '',
    other_town: values[`${other}_town`] ?? '',
    actDay: values.date ?? '',
    act: 'contract de înstrăinare-dobândire',
    // Who lives in another town has another office.
    taxOffice:
      (values[`${prefix}_town`] === values[`${side}_town`] && values[`${side}_taxOffice`]) || '',
  };
}

const keepsPlate = (values: Values) =>
  values.newPlate === 'nou' ? 'se cere unul nou' : `se păstrează: ${plate(values)}`;

function transcription(values: Values): DocumentContent {
  const value = (name: string) => text(values[`buyer_${name}`]);
  const company = isCompany(values, 'buyer');
  const notes = transcriptionFacts.notes.map((note): Block => ({ kind: 'note', text: note }));
  return {
    title: transcriptionFacts.name,
    onePage: true,
    blocks: [
      {
        kind: 'title',
        text: 'CERERE DE TRANSCRIERE A VEHICULULUI',
        under: paperLine(transcriptionFacts),
      },
      { kind: 'heading', text: 'Solicitantul' },
      {
        kind: 'cells',
        rows: [
          [
            cell('nume și prenume / denumire', value('name'), 3),
            cell(company ? 'CIF' : 'CNP/NIF', fiscalCode(values, 'buyer'), 2),
          ],
          [
            cell('act de identitate', company ? '' : value('idType'), 2),
            cell('seria', company ? '' : idSeries(values, 'buyer')),
            cell('numărul', company ? '' : value('idNumber'), 2),
          ],
          [cell('domiciliul / sediul', addressText(values, 'buyer'))],
          [cell('telefon', phone(value('phone'))), cell('e-mail', value('email'))],
        ],
      },
      ...otherOwnersBlocks('buyer', values),
      { kind: 'heading', text: 'Vehiculul' },
      {
        kind: 'cells',
        rows: [
          [
            cell('marca', text(values.v_make)),
            cell('tipul / modelul', text(values.v_type)),
            cell('culoarea', text(values.v_color)),
          ],
          [
            cell('număr de identificare (VIN)', vin(values), 2),
            cell('CIV', text(values.v_civ).toUpperCase()),
            cell('an fabricație', text(values.v_year)),
          ],
          [
            cell('nr. de înmatriculare actual', plate(values)),
            cell('combustibil', text(values.v_fuel)),
            cell('capacitate cilindrică (cm³)', whole(values.v_cm3)),
            cell('putere (kW)', whole(values.v_kw)),
            cell('norma Euro', text(values.v_norm)),
          ],
        ],
      },
      { kind: 'heading', text: 'Cererea' },
      {
        kind: 'text',
        runs: plain('Solicit transcrierea vehiculului de mai sus pe numele meu.'),
      },
      {
        kind: 'cells',
        rows: [
          [
            cell('proprietarul anterior', text(values.seller_name), 2),
            cell('dobândit la data de', day(values.date)),
            cell('numărul de înmatriculare', keepsPlate(values), 2),
          ],
        ],
      },
      { kind: 'signatures', parties: [{ role: 'Solicitant', name: signer(values, 'buyer') }] },
      ...lastDayNote(values.date, transcriptionFacts.days),
      ...notes,
    ],
  };
}

const proofSheet = (values: Values): DocumentContent => ({
  title: 'Lista actelor',
  onePage: true,
  blocks: [
    {
      kind: 'title',
      text: 'LISTA ACTELOR DE VERIFICAT',
      under: 'înainte de semnare și la predare',
    },
    { kind: 'cells', rows: proofRows(values) },
    {
      kind: 'note',
      text: 'Fără dovada că vânzătorul și cumpărătorul nu au datorii la bugetul local, actul este nul (OUG 7/2026); casetele B și D completate la primărie țin loc de dovadă.',
    },
  ],
});

const taxOffice = (side: Side, label: string): DocumentField => ({
  name: `${side}_taxOffice`,
  label,
  kind: 'text',
  maxLength: 80,
  hint: 'De exemplu: Direcția Fiscală Locală, cu numele orașului.',
});

const steps = saleContract.steps.map((step) =>
  step.id === 'vehicle'
    ? {
        ...step,
        fields: [
          ...vehicleFields({ complete: true, forTax: true }),
          {
            name: 'v_color',
            label: 'Culoarea',
            kind: 'text',
            maxLength: 30,
            width: 'half',
          } as const,
        ],
      }
    : step,
);

/** All the papers of a sale from the same answers: the contract, a tax sheet for each who sells or buys, the application, the list of proofs. */
export const saleFile: DocumentDefinition = {
  ...saleContract,
  id: 'dosar-vanzare',
  models: [itl054, itl016Facts, itl005Facts, transcriptionFacts],
  fileName: 'dosar-vanzare-auto',
  steps: [
    ...steps,
    {
      id: 'offices',
      title: 'Unde se depun',
      fields: [
        taxOffice('seller', 'Organul fiscal local al vânzătorului'),
        taxOffice('buyer', 'Organul fiscal local al cumpărătorului'),
        {
          name: 'newPlate',
          label: 'Numărul de înmatriculare',
          kind: 'choice',
          initial: 'pastrat',
          choices: [
            ['pastrat', 'Cumpărătorul îl păstrează pe cel actual'],
            ['nou', 'Cumpărătorul cere unul nou'],
          ],
        },
      ],
    },
    {
      id: 'proofs',
      title: 'Acte și dovezi',
      note: 'Ce se verifică înainte de semnare. Lipsa datoriilor la bugetul local se poate vedea și plăti pe ghișeul.ro; dovada o dă organul fiscal local.',
      links: [
        { label: 'Ghișeul.ro', to: 'https://www.ghiseul.ro/' },
        { label: 'RAR Auto-Pass', to: 'https://www.rarom.ro/' },
      ],
      fields: proofFields,
    },
  ],
  content: (values) => {
    const contract = saleContract.content(values);
    // A copy is of the contract: the sheets are each handed in once.
    const sheets = values.copy?.startsWith('Copia')
      ? []
      : [
          ...ownersOf('seller', values).map((prefix) =>
            itl016.content(taxSheetValues(values, 'seller', prefix)),
          ),
          ...ownersOf('buyer', values).map((prefix) =>
            itl005.content(taxSheetValues(values, 'buyer', prefix)),
          ),
          transcription(values),
          proofSheet(values),
        ];
    return {
      ...contract,
      title: 'Dosarul vânzării auto',
      papers: sheets,
    };
  },
  checklist: [...saleContract.checklist, ...proofTerms],
};
