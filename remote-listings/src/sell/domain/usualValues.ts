import type { Body, Fuel } from '@anunturi/shared-domain/listing/vehicleFields';

/** An engine family by the words that stand on the boot lid: its fuel, exact capacity, and the powers sold with it. */
export type UsualEngine = { fuel: Fuel; engineCm3: number; powersHp: readonly number[] };

const engine = (fuel: Fuel, engineCm3: number, ...powersHp: number[]): UsualEngine => ({
  fuel,
  engineCm3,
  powersHp,
});

/** By capacity and letters in lower case, as sellers write them: `1.5 dci`. Makers' published figures. */
const engines: Readonly<Record<string, UsualEngine>> = {
  '0.9 tce': engine('petrol', 898, 90),
  '1.0 tce': engine('petrol', 999, 90, 100),
  '1.0 ecoboost': engine('petrol', 998, 100, 125),
  '1.0 tsi': engine('petrol', 999, 95, 110, 115),
  '1.2 tce': engine('petrol', 1197, 115, 125),
  '1.2 tsi': engine('petrol', 1197, 85, 105, 110),
  '1.2 puretech': engine('petrol', 1199, 82, 110, 130),
  '1.3 cdti': engine('diesel', 1248, 75, 90, 95),
  '1.3 multijet': engine('diesel', 1248, 75, 90, 95),
  '1.3 tce': engine('petrol', 1332, 130, 140, 150),
  '1.4 tsi': engine('petrol', 1395, 125, 140, 150),
  '1.4 tdci': engine('diesel', 1399, 68, 70),
  '1.5 dci': engine('diesel', 1461, 75, 85, 90, 110, 115),
  '1.5 blue dci': engine('diesel', 1461, 95, 115),
  '1.5 tdci': engine('diesel', 1499, 95, 120),
  '1.5 bluehdi': engine('diesel', 1499, 100, 130),
  '1.5 tsi': engine('petrol', 1498, 130, 150),
  '1.6 dci': engine('diesel', 1598, 130, 160),
  '1.6 hdi': engine('diesel', 1560, 90, 110),
  '1.6 bluehdi': engine('diesel', 1560, 100, 120),
  '1.6 tdci': engine('diesel', 1560, 95, 115),
  '1.6 tdi': engine('diesel', 1598, 90, 105, 115, 120),
  '1.6 crdi': engine('diesel', 1582, 110, 115, 136),
  '1.7 cdti': engine('diesel', 1686, 100, 110, 125),
  '1.9 tdi': engine('diesel', 1896, 90, 100, 105, 130),
  '1.9 dci': engine('diesel', 1870, 120, 130),
  '1.9 cdti': engine('diesel', 1910, 120, 150),
  '2.0 dci': engine('diesel', 1995, 150, 175),
  '2.0 tdi': engine('diesel', 1968, 110, 136, 140, 150, 170, 184, 190),
  '2.0 tdci': engine('diesel', 1997, 115, 140, 150, 163, 180),
  '2.0 hdi': engine('diesel', 1997, 136, 140, 163),
  '2.0 bluehdi': engine('diesel', 1997, 150, 180),
  '2.0 cdti': engine('diesel', 1956, 110, 130, 160, 170),
  '2.0 tsi': engine('petrol', 1984, 190, 220, 245),
};

/** The engine that a title or a version names, or undefined. */
export function findUsualEngine(text: string): UsualEngine | undefined {
  const words = text.toLowerCase().replace(',', '.').replace(/\s+/g, ' ');
  const name = /(\d\.\d) ?(blue dci|[a-z]+)/.exec(words);
  return name ? engines[`${name[1]} ${name[2]}`] : undefined;
}

/** Models sold with one body almost always; a model of several bodies is not among them. */
const bodyOfModel: Readonly<Record<Body, string>> = {
  hatchback:
    'dacia sandero, dacia spring, ford fiesta, ford ka, hyundai i10, hyundai i20, kia picanto, opel corsa, peugeot 107, peugeot 108, peugeot 206, peugeot 207, peugeot 208, renault clio, renault twingo, renault zoe, seat ibiza, skoda citigo, toyota aygo, toyota yaris, volkswagen golf, volkswagen polo, volkswagen up, bmw seria-1, audi a1, citroen c1, citroen c3, fiat punto, fiat panda, suzuki swift, nissan micra, honda jazz, daewoo matiz',
  sedan:
    'dacia logan, dacia solenza, daewoo cielo, skoda superb, volkswagen jetta, volkswagen bora',
  estate: 'dacia logan-mcv',
  suv: 'dacia duster, dacia bigster, dacia sandero-stepway, ford kuga, ford ecosport, ford puma, hyundai tucson, hyundai ix35, hyundai santa-fe, hyundai kona, kia sportage, kia sorento, kia stonic, mazda cx-3, mazda cx-30, mazda cx-5, nissan qashqai, nissan juke, nissan x-trail, opel mokka, opel grandland, opel crossland, peugeot 2008, peugeot 3008, peugeot 5008, renault captur, renault kadjar, renault koleos, renault austral, skoda kodiaq, skoda karoq, skoda kamiq, suzuki vitara, toyota rav4, toyota c-hr, volkswagen tiguan, volkswagen touareg, volkswagen t-roc, volkswagen t-cross, volvo xc40, volvo xc60, volvo xc90, audi q2, audi q3, audi q5, audi q7, bmw x1, bmw x2, bmw x3, bmw x4, bmw x5, bmw x6, honda cr-v, honda hr-v, jeep compass, jeep renegade, mitsubishi asx, mitsubishi outlander, mitsubishi pajero, seat ateca, seat arona, mercedes-benz gla, mercedes-benz glc, mercedes-benz gle, mercedes-benz ml',
  coupe: 'audi tt, peugeot rcz, hyundai veloster',
  cabrio: 'mazda mx-5, bmw z3, bmw z4, opel cascada',
  minivan:
    'dacia lodgy, dacia jogger, ford s-max, ford galaxy, ford c-max, opel zafira, opel meriva, renault scenic, renault grand-scenic, renault espace, volkswagen touran, volkswagen sharan, seat alhambra, citroen c4-picasso, citroen xsara-picasso',
  pickup:
    'dacia logan-pick-up, ford ranger, nissan navara, toyota hilux, volkswagen amarok, mitsubishi l200, isuzu d-max',
  van: 'dacia dokker, dacia dokker-van, dacia logan-van, ford transit, fiat ducato, volkswagen transporter, volkswagen crafter, mercedes-benz sprinter, mercedes-benz vito, renault master, renault trafic, opel vivaro, opel movano, citroen jumper, citroen berlingo, peugeot boxer, peugeot partner',
};
const bodies = new Map(
  Object.entries(bodyOfModel).flatMap(([body, names]) =>
    names.split(', ').map((name) => [name, body as Body] as const),
  ),
);

/** The body that a model usually has, by the ids of make and model. */
export const usualBody = (make: string, model: string): Body | undefined =>
  bodies.get(`${make} ${model}`);
