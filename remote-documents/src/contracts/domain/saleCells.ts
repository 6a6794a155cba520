import type { Cell } from './page-model/blocks';
import { cell } from './page-model/drawCells';
import type { Values } from './documentTypes';
import { fiscalCode, idSeries, isCompany } from './partyTexts';
import { day, phone, plate, text, vin, whole } from './valueTexts';
import { trailerTonnes } from './vehicleFields';

function addressRows(values: Values, prefix: string, first: string): Cell[][] {
  const value = (name: string) => text(values[`${prefix}_${name}`]);
  return [
    [
      cell(`${first}: țara`, value('country'), 2),
      cell('județul', value('county'), 2),
      cell('cod poștal', value('postalCode'), 1.3),
      cell('municipiul/orașul/comuna', value('town'), 3.4),
      cell('satul/sectorul', value('village'), 2.3),
    ],
    [
      cell('strada', value('street'), 5),
      cell('nr.', value('number')),
      cell('bl.', value('block')),
      cell('sc.', value('stair')),
      cell('et.', value('floor')),
      cell('ap.', value('flat')),
    ],
  ];
}

/** Kind and series of the document of the one who signs for a party; nothing while neither series nor number is known. */
function representativeId(values: Values, prefix: string): string {
  const rep = (name: string) => text(values[`${prefix}_rep${name}`]);
  const isPassport = rep('IdType') === 'pașaport';
  if (!rep('IdSeries') && !rep('IdNumber')) return '';
  return isPassport ? 'pașaport' : `${rep('IdType')} ${rep('IdSeries').toUpperCase()}`.trim();
}

/** A party as the model's rows ask for it. */
export function partyRows(values: Values, prefix: string): Cell[][] {
  const value = (name: string) => text(values[`${prefix}_${name}`]);
  const company = isCompany(values, prefix);
  const represented = company || value('represented') === 'da';
  const rep = (name: string) => (represented ? value(name) : '');
  return [
    [
      cell(company ? 'Subscrisa' : 'Subsemnatul(a)(3)', value('name'), 6),
      cell(company ? 'CIF(4)' : 'CNP/NIF(4)', fiscalCode(values, prefix), 2.4),
    ],
    ...addressRows(values, prefix, 'Domiciliul/sediul'),
    [
      cell('actul de identitate (B.I./C.I./C.I.P./pașaport)', company ? '' : value('idType'), 2.2),
      cell('seria', company ? '' : idSeries(values, prefix)),
      cell('numărul', company ? '' : value('idNumber'), 1.6),
      cell('telefon/fax', phone(value('phone')), 2),
      cell('e-mail', value('email'), 4),
    ],
    ...(value('fiscalSame') === 'da'
      ? [[cell('Domiciliul fiscal', 'același cu domiciliul/sediul')]]
      : addressRows(values, `${prefix}_fiscal`, 'Domiciliul fiscal')),
    [
      cell('reprezentat(ă) prin(5)', rep('repName'), 3.4),
      cell('act, seria', represented ? representativeId(values, prefix) : '', 1.1),
      cell('numărul', rep('repIdNumber'), 1.2),
      cell('CIF', rep('repCui'), 1.3),
      cell('telefon', phone(rep('repPhone')), 1.6),
      cell('e-mail', rep('repEmail'), 2.4),
      cell('în calitate de(6)', value('capacity'), 1.6),
    ],
  ];
}

/** The vehicle as the model's rows ask for it. */
export function vehicleRows(values: Values): Cell[][] {
  return [
    [
      cell('marca', text(values.v_make), 2),
      cell('tipul', text(values.v_type), 2.6),
      cell('număr de identificare (VIN)', vin(values), 3),
      cell('serie motor', text(values.v_engine), 2),
    ],
    [
      cell('capacitate cilindrică (cm³)', whole(values.v_cm3)),
      cell('masa maximă (tone), la remorci și semiremorci', trailerTonnes(values), 1.4),
      cell('nr. de înmatriculare/înregistrare', plate(values), 1.3),
      cell('ITP valabil până la', day(values.v_itp)),
      cell('CIV', text(values.v_civ).toUpperCase()),
      cell('an fabricație', text(values.v_year), 0.8),
      cell('norma Euro', text(values.v_norm)),
    ],
    [
      cell('dobândit la data de', day(values.v_acquiredOn)),
      cell('prin actul', text(values.v_acquiredBy), 4),
    ],
  ];
}
