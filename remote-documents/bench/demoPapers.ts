import type { PaperKind } from '../src/contracts/domain/papers/readAnswers';

/** A paper with invented data as a page of HTML, and what is right to read of it. */
export type DemoPaper = {
  name: string;
  kind: PaperKind | 'page';
  /** As CSS pixels at 96 to the inch. */
  size: readonly [width: number, height: number];
  html: string;
  right: Record<string, string>;
};

const style = `
* { box-sizing: border-box; margin: 0; }
body { font-family: 'DejaVu Sans'; color: #222; }
.paper { position: relative; width: 100vw; height: 100vh; overflow: hidden; }
.talon { background: repeating-radial-gradient(circle at 20% 130%, #eef5e6 0 3px, #dcebd2 3px 4px); }
.card { background: repeating-radial-gradient(circle at 70% -40%, #f3f1e3 0 4px, #d9e4ea 4px 5px); }
.at { position: absolute; white-space: nowrap; }
.code { font-size: 8px; color: #3c5a46; }
.value { font: 12px 'DejaVu Sans Mono'; color: #16161c; }
.name { font-size: 6px; color: #4a6a55; }
.photo { position: absolute; background: #9a9a98; }
.page { padding: 60px; font: 14px/1.55 'DejaVu Serif'; }
`;
const page = (kind: string, body: string) =>
  `<!doctype html><meta charset="utf-8"><style>${style}</style><div class="paper ${kind}">${body}</div>`;
const put = (kind: string, x: number, y: number, text: string) =>
  `<span class="at ${kind}" style="left:${x}px;top:${y}px">${text.replaceAll('<', '&lt;')}</span>`;

type Row = readonly [code: string, value: string, x: number, y: number];
function talon(name: string, rows: readonly Row[], right: Record<string, string>): DemoPaper {
  const cells = rows.map(([code, value, x, y]) => {
    const codeWidth = 8 + code.length * 6;
    return put('code', x, y + 3, code) + put('value', x + codeWidth, y, value);
  });
  const title =
    put('name', 20, 8, 'ROMÂNIA · CERTIFICAT DE ÎNMATRICULARE / REGISTRATION CERTIFICATE') +
    put('name', 330, 8, 'COMUNITATEA EUROPEANĂ');
  return {
    name,
    kind: 'registration',
    size: [480, 340],
    html: page('talon', title + cells.join('')),
    right,
  };
}

export const demoPapers: readonly DemoPaper[] = [
  talon(
    'talon Logan',
    [
      ['A', 'CJ 12 ABC', 20, 24],
      ['B', '14.05.2012', 200, 24],
      ['J', 'M1', 370, 24],
      ['D.1', 'DACIA', 20, 48],
      ['D.2', 'LSDAH/LSDAH4', 200, 48],
      ['D.3', 'LOGAN', 20, 72],
      ['E', 'UU1LSDAAH45678901', 20, 96],
      ['K', 'e2*2001/116*0314*12', 230, 96],
      ['C.2.1', 'POPESCU', 20, 120],
      ['C.2.2', 'ANA', 200, 120],
      ['C.2.3', 'JUD. CJ MUN. CLUJ-NAPOCA STR. TRAIAN VUIA NR. 12', 20, 144],
      ['F.1', '1540', 20, 172],
      ['G', '1080', 140, 172],
      ['H', '-', 240, 172],
      ['I', '20.06.2019', 330, 172],
      ['P.1', '1461', 20, 196],
      ['P.2', '66', 140, 196],
      ['P.3', 'MOTORINĂ', 240, 196],
      ['Q', '-', 400, 196],
      ['R', 'ALB', 20, 220],
      ['S.1', '5', 140, 220],
      ['S.2', '0', 240, 220],
      ['V.7', '119', 20, 244],
      ['V.9', 'EURO 5', 140, 244],
      ['X', '14.05.2027', 290, 244],
    ],
    {
      v_make: 'DACIA',
      v_type: 'LSDAH/LSDAH4 LOGAN',
      v_vin: 'UU1LSDAAH45678901',
      v_plate: 'CJ 12 ABC',
      v_cm3: '1461',
      v_kw: '66',
      v_fuel: 'Diesel',
      v_co2: '119',
      v_norm: 'Euro 5',
      v_color: 'alb',
      v_mass: '1540',
    },
  ),
  talon(
    'talon Golf',
    [
      ['A', 'B 123 XYZ', 24, 30],
      ['J', 'M1', 24, 54],
      ['D.1', 'VOLKSWAGEN', 24, 78],
      ['D.2', 'AU/ACDDYAX0', 24, 102],
      ['D.3', 'GOLF', 24, 126],
      ['E', 'WVWZZZAUZLW000001', 24, 150],
      ['K', 'e1*2007/46*0627*38', 24, 174],
      ['F.1', '1870', 24, 198],
      ['G', '1395', 24, 222],
      ['B', '03.02.2020', 250, 30],
      ['H', '-', 250, 54],
      ['I', '11.03.2024', 250, 78],
      ['P.1', '1395', 250, 102],
      ['P.2', '110', 250, 126],
      ['P.3', 'BENZINĂ', 250, 150],
      ['R', 'GRI', 250, 174],
      ['S.1', '5', 250, 198],
      ['V.7', '128', 250, 222],
      ['V.9', 'EURO 6', 250, 246],
    ],
    {
      v_make: 'VOLKSWAGEN',
      v_type: 'AU/ACDDYAX0 GOLF',
      v_vin: 'WVWZZZAUZLW000001',
      v_plate: 'B 123 XYZ',
      v_cm3: '1395',
      v_kw: '110',
      v_fuel: 'Benzină',
      v_co2: '128',
      v_norm: 'Euro 6',
      v_color: 'gri',
      v_mass: '1870',
    },
  ),
  talon(
    'talon Yaris',
    [
      ['A', 'BH 07 TYR', 24, 26],
      ['B', '21.09.2021', 250, 26],
      ['C.1.1', 'IONESCU', 24, 52],
      ['C.1.2', 'DAN', 250, 52],
      ['D.1', 'TOYOTA', 24, 78],
      ['D.2', 'XPA1F(EU,M)', 250, 78],
      ['D.3', 'YARIS', 24, 104],
      ['E', 'VNKKBAC3X0A123456', 24, 130],
      ['F.1', '1615', 24, 156],
      ['G', '1175', 140, 156],
      ['J', 'M1', 250, 156],
      ['K', 'e6*2018/858*00013*05', 24, 182],
      ['P.1', '1490', 24, 208],
      ['P.2', '68', 140, 208],
      ['P.3', 'BENZINĂ/ELECTRIC', 250, 208],
      ['R', 'ROȘU', 24, 234],
      ['S.1', '5', 140, 234],
      ['V.7', '87', 250, 234],
      ['V.9', 'EURO 6', 330, 234],
    ],
    {
      v_make: 'TOYOTA',
      v_type: 'XPA1F(EU,M) YARIS',
      v_vin: 'VNKKBAC3X0A123456',
      v_plate: 'BH 07 TYR',
      v_cm3: '1490',
      v_kw: '68',
      v_fuel: 'Hibrid',
      v_co2: '87',
      v_norm: 'Euro 6',
      v_color: 'roșu',
      v_mass: '1615',
    },
  ),
  idCard(
    'carte 1',
    {
      series: 'RX',
      number: '123456',
      cnp: '1800101221144',
      last: 'ȘTEFĂNESCU',
      first: 'ION-MARIAN',
    },
    ['Jud.CJ Mun.Cluj-Napoca', 'Str.Traian Vuia nr.12 bl.A sc.1 et.2 ap.5'],
    {
      county: 'Cluj',
      town: 'Cluj-Napoca',
      street: 'Str. Traian Vuia',
      number: '12',
      block: 'A',
      stair: '1',
      floor: '2',
      flat: '5',
    },
    ['IDROUSTEFANESCU<<ION<MARIAN<<<<<<<<<', 'RX123456<9ROU8001019M290101712211441'],
  ),
  idCard(
    'carte 2',
    { series: 'ZH', number: '481920', cnp: '1630615123457', last: 'MOLDOVAN', first: 'GHEORGHE' },
    ['Jud.BH Mun.Oradea', 'Bd.Decebal nr.17 ap.3'],
    { county: 'Bihor', town: 'Oradea', street: 'Bd. Decebal', number: '17', flat: '3' },
    ['IDROUMOLDOVAN<<GHEORGHE<<<<<<<<<<<<<', 'ZH481920<2ROU6306154M310615312345712'],
  ),
  {
    name: 'contract',
    kind: 'page',
    size: [794, 560],
    html: page(
      'page',
      '<p>Subsemnatul Ștefan Țurcanu, domiciliat în București, strada Lungă nr. 14, am vândut autoturismul marca Dacia Logan, cu numărul de identificare UU1LSDAAH45678901, pentru suma de 12.500 lei.</p><br><p>Vânzătorul declară că vehiculul este proprietatea sa, nu este gajat și nu face obiectul niciunui litigiu. Cumpărătorul declară că a văzut vehiculul, a primit cheile și certificatul de înmatriculare și știe că de la semnare este proprietar.</p><br><p>Prezentul contract a fost încheiat astăzi, 20 noiembrie 2026, în cinci exemplare, la Cluj-Napoca. Părțile cunosc pedeapsa pentru declarații false.</p>',
    ),
    right: {
      text: 'Subsemnatul Ștefan Țurcanu, domiciliat în București, strada Lungă nr. 14, am vândut autoturismul marca Dacia Logan, cu numărul de identificare UU1LSDAAH45678901, pentru suma de 12.500 lei. Vânzătorul declară că vehiculul este proprietatea sa, nu este gajat și nu face obiectul niciunui litigiu. Cumpărătorul declară că a văzut vehiculul, a primit cheile și certificatul de înmatriculare și știe că de la semnare este proprietar. Prezentul contract a fost încheiat astăzi, 20 noiembrie 2026, în cinci exemplare, la Cluj-Napoca. Părțile cunosc pedeapsa pentru declarații false.',
    },
  },
];

type Person = { series: string; number: string; cnp: string; last: string; first: string };
function idCard(
  name: string,
  { series, number, cnp, last, first }: Person,
  address: readonly string[],
  home: Record<string, string>,
  machine: readonly string[],
): DemoPaper {
  const x = 130;
  const body = [
    put('name', 20, 8, 'ROMÂNIA / ROUMANIE / ROMANIA'),
    put('value', 150, 10, 'CARTE DE IDENTITATE'),
    put('value', 200, 28, `SERIA ${series} NR ${number}`),
    put('value', x, 46, `CNP ${cnp}`),
    put('name', x, 64, 'Nume/Nom/Last name'),
    put('value', x, 72, last),
    put('name', x, 90, 'Prenume/Prenom/First name'),
    put('value', x, 98, first),
    put('name', x, 116, 'Cetățenie/Nationalite/Nationality'),
    put('value', x, 124, 'Română / ROU'),
    put('name', x, 142, 'Domiciliu/Adresse/Address'),
    ...address.map((line, at) => put('value', x, 150 + at * 16, line)),
    put('value', x, 194, 'SPCLEP'),
    ...machine.map((line, at) => put('value', 24, 232 + at * 20, line)),
    '<i class="photo" style="left:20px;top:46px;width:94px;height:130px"></i>',
  ];
  return {
    name,
    kind: 'idCard',
    size: [460, 290],
    html: page('card', body.join('')),
    right: {
      name: `${last} ${first}`,
      cnp,
      idSeries: series,
      idNumber: number,
      idType: 'C.I.',
      ...home,
    },
  };
}
