import { addressText } from './addressText';
import type { DocumentField, Values } from './documentTypes';
import type { Block, DocumentContent } from './page-model/blocks';
import { cell } from './page-model/drawCells';
import { plain, say } from './page-model/runs';
import { partyFields } from './partyFields';
import { fiscalCode, idSeries, isCompany, signer } from './partyTexts';
import { day, plate, text, vin } from './valueTexts';

/** Most that stand beside the first one on a side. */
const OTHERS_MAX = 3;
const sides = [
  { side: 'seller', one: 'Vânzătorul', role: 'Vânzător', counted: 'Alți vânzători' },
  { side: 'buyer', one: 'Cumpărătorul', role: 'Cumpărător', counted: 'Alți cumpărători' },
] as const;
type Side = (typeof sides)[number];

const countName = ({ side }: Side) => `${side}Others`;
const places = Array.from({ length: OTHERS_MAX }, (_, at) => at + 2);
const lowerFirst = (label: string) =>
  /^[A-Z]{2}/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);

const ownerFields = (side: Side, at: number): DocumentField[] => {
  const isThere = (values: Values) => at - 1 <= Number(values[countName(side)] || 0);
  const prefix = `${side.side}${at}`;
  const share: DocumentField = {
    name: `${prefix}_share`,
    label: 'Cota-parte',
    kind: 'text',
    maxLength: 20,
    hint: 'De exemplu: 1/2. La soți, gol: bun comun.',
  };
  return [...partyFields(prefix, { withoutContact: true, asksNif: true }), share].map(
    (field): DocumentField => ({
      ...field,
      label: `${side.one} ${at}: ${lowerFirst(field.label)}`,
      when: (values) => isThere(values) && (field.when?.(values) ?? true),
    }),
  );
};

/** How many more there are on each side, and who. */
export const otherOwnerFields: DocumentField[] = sides.flatMap((side) => [
  {
    name: countName(side),
    label: side.counted,
    kind: 'choice',
    initial: '0',
    choices: [0, ...places.map((at) => at - 1)].map((many) => [
      String(many),
      many === 0 ? 'niciunul' : String(many),
    ]),
  } satisfies DocumentField,
  ...places.flatMap((at) => ownerFields(side, at)),
]);

const othersOf = (side: Side, values: Values) =>
  places.filter((at) => at - 1 <= Number(values[countName(side)] || 0));
const hasOthers = (values: Values) => sides.some((side) => othersOf(side, values).length > 0);

/** What the contract says of the annex; nothing without one. */
export const otherOwnersNote = (values: Values): string =>
  hasOthers(values) ? 'anexa 1, ceilalți proprietari' : '';

/** All of a side as the prefixes of their answers, the first one first: `seller`, `seller2`. */
export const ownersOf = (of: Side['side'], values: Values): string[] => [
  of,
  ...sides
    .filter(({ side }) => side === of)
    .flatMap((side) => othersOf(side, values).map((at) => `${of}${at}`)),
];

/** Whom the sheet of one of a side (by its prefix) names beside that one; none without others. */
export function otherOwnersBlocks(of: Side['side'], values: Values, one: string = of): Block[] {
  const rows = ownersOf(of, values)
    .filter((prefix) => prefix !== one)
    .map((prefix) => [
      cell('nume și prenume / denumire', text(values[`${prefix}_name`]), 3),
      cell(isCompany(values, prefix) ? 'CIF' : 'CNP/NIF', fiscalCode(values, prefix), 2),
      cell('cota-parte', text(values[`${prefix}_share`])),
    ]);
  return rows.length > 0
    ? [
        { kind: 'heading', text: 'Împreună cu' },
        { kind: 'cells', rows },
      ]
    : [];
}

function ownerBlocks(side: Side, at: number, values: Values): Block[] {
  const prefix = `${side.side}${at}`;
  const value = (name: string) => text(values[`${prefix}_${name}`]);
  const company = isCompany(values, prefix);
  return [
    { kind: 'heading', text: `${side.one} ${at}` },
    {
      kind: 'cells',
      rows: [
        [
          cell(company ? 'Subscrisa' : 'Subsemnatul(a)', value('name'), 4),
          cell(company ? 'CIF' : 'CNP/NIF', fiscalCode(values, prefix), 2),
          cell('cota-parte', value('share')),
        ],
        company
          ? [
              cell('nr. Registrul Comerțului', value('register'), 2),
              cell('reprezentată prin', value('repName'), 2),
              cell('în calitate de', value('capacity')),
              cell('sediul', addressText(values, prefix), 3),
            ]
          : [
              cell('actul de identitate', value('idType')),
              cell('seria', idSeries(values, prefix)),
              cell('numărul', value('idNumber')),
              cell('domiciliul', addressText(values, prefix), 4),
            ],
      ],
    },
  ];
}

/** The page of those who sell or buy beside the first two, each with a line to sign on; none without them. */
export function otherOwnersAnnex(values: Values): DocumentContent[] {
  if (!hasOthers(values)) return [];
  const signers = sides.flatMap((side) =>
    othersOf(side, values).map((at) => ({
      role: `${side.role} ${at}`,
      name: signer(values, `${side.side}${at}`),
    })),
  );
  const pairs = Array.from({ length: Math.ceil(signers.length / 2) }, (_, at) =>
    signers.slice(at * 2, at * 2 + 2),
  );
  return [
    {
      title: 'Anexa 1',
      onePage: true,
      dense: true,
      blocks: [
        { kind: 'title', text: 'ANEXA 1 LA CONTRACTUL DE ÎNSTRĂINARE-DOBÂNDIRE' },
        {
          kind: 'text',
          runs: say`Contractul din ${day(values.date)}, dintre ${text(values.seller_name)} și ${text(values.buyer_name)}, pentru vehiculul cu numărul de identificare ${vin(values)}, înmatriculat ${plate(values)}.`,
        },
        {
          kind: 'text',
          runs: plain(
            'Persoanele de mai jos vând sau cumpără împreună cu părțile din contract și au citit și acceptat toate prevederile lui.',
          ),
        },
        ...sides.flatMap((side) =>
          othersOf(side, values).flatMap((at) => ownerBlocks(side, at, values)),
        ),
        ...pairs.map((parties): Block => ({ kind: 'signatures', parties })),
      ],
    },
  ];
}
