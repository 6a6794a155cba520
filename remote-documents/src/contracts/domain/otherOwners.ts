import { addressText } from './addressText';
import type { DocumentField, Values } from './documentTypes';
import type { Block, DocumentContent } from './page-model/blocks';
import { cell } from './page-model/drawCells';
import { plain, say } from './page-model/runs';
import { partyFields } from './partyFields';
import { fiscalCode, idSeries } from './partyTexts';
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

const personFields = (side: Side, at: number): DocumentField[] => {
  const isThere = (values: Values) => at - 1 <= Number(values[countName(side)] || 0);
  const prefix = `${side.side}${at}`;
  const share: DocumentField = {
    name: `${prefix}_share`,
    label: 'Cota-parte',
    kind: 'text',
    maxLength: 20,
    hint: 'De exemplu: 1/2. La soți, gol: bun comun.',
  };
  return [
    ...partyFields(prefix, { personOnly: true, withoutContact: true, asksNif: true }),
    share,
  ].map((field): DocumentField => ({
    ...field,
    label: `${side.one} ${at}: ${lowerFirst(field.label)}`,
    when: (values) => isThere(values) && (field.when?.(values) ?? true),
  }));
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
  ...places.flatMap((at) => personFields(side, at)),
]);

const othersOf = (side: Side, values: Values) =>
  places.filter((at) => at - 1 <= Number(values[countName(side)] || 0));
const hasOthers = (values: Values) => sides.some((side) => othersOf(side, values).length > 0);

/** What the contract says of the annex; nothing without one. */
export const otherOwnersNote = (values: Values): string =>
  hasOthers(values) ? 'anexa 1, ceilalți proprietari' : '';

/** The others of a side as the sheets of its own offices name them; none without them. */
export function otherOwnersBlocks(of: Side['side'], values: Values): Block[] {
  const rows = sides
    .filter(({ side }) => side === of)
    .flatMap((side) => othersOf(side, values))
    .map((at) => [
      cell('nume și prenume', text(values[`${of}${at}_name`]), 3),
      cell('CNP/NIF', fiscalCode(values, `${of}${at}`), 2),
      cell('cota-parte', text(values[`${of}${at}_share`])),
    ]);
  return rows.length > 0
    ? [
        { kind: 'heading', text: 'Împreună cu' },
        { kind: 'cells', rows },
      ]
    : [];
}

function personBlocks(side: Side, at: number, values: Values): Block[] {
  const prefix = `${side.side}${at}`;
  const value = (name: string) => text(values[`${prefix}_${name}`]);
  return [
    { kind: 'heading', text: `${side.one} ${at}` },
    {
      kind: 'cells',
      rows: [
        [
          cell('Subsemnatul(a)', value('name'), 4),
          cell('CNP/NIF', fiscalCode(values, prefix), 2),
          cell('cota-parte', value('share')),
        ],
        [
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
      name: text(values[`${side.side}${at}_name`]),
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
          othersOf(side, values).flatMap((at) => personBlocks(side, at, values)),
        ),
        ...pairs.map((parties): Block => ({ kind: 'signatures', parties })),
      ],
    },
  ];
}
