// One table, kept whole.
/** Makes by how many of them are for sale in Romania, most first; rough, and only for what is offered first. */
const makes =
  'dacia, volkswagen, skoda, ford, renault, opel, bmw, audi, mercedes-benz, hyundai, toyota, peugeot, kia, fiat, citroen, seat, nissan, volvo, suzuki, mazda';

/** Models of a make in the same order; those that are not named follow as the table of makes has them. */
const models: Readonly<Record<string, string>> = {
  dacia: 'logan, duster, sandero, sandero-stepway, spring, jogger, logan-mcv, dokker, lodgy, 1310',
  volkswagen: 'golf, passat, tiguan, polo, touran, jetta, transporter, touareg, t-roc, sharan',
  skoda: 'octavia, fabia, superb, kodiaq, karoq, rapid, yeti, kamiq, scala',
  ford: 'focus, fiesta, mondeo, kuga, puma, transit, s-max, c-max, ecosport, ranger',
  renault: 'megane, clio, captur, kadjar, scenic, laguna, grand-scenic, talisman, trafic, austral',
  opel: 'astra, corsa, insignia, zafira, mokka, vectra, meriva, grandland, crossland',
  bmw: 'seria-3, seria-5, x5, x3, seria-1, x1, seria-7, x6, seria-4',
  audi: 'a4, a6, a3, q5, q7, a5, q3, a8, a7',
  'mercedes-benz': 'clasa-c, clasa-e, clasa-a, glc, gle, clasa-s, cla, ml, vito, sprinter',
  hyundai: 'tucson, i30, i20, kona, santa-fe, ix35, i10, accent',
  toyota: 'corolla, rav4, yaris, c-hr, auris, avensis, aygo, hilux, land-cruiser',
  peugeot: '208, 308, 2008, 3008, 508, 5008, 206, 207, 307, 407',
  kia: 'sportage, ceed, rio, stonic, sorento, picanto, xceed, niro',
  fiat: 'panda, punto, 500, doblo, tipo, ducato, grande-punto, bravo',
  citroen: 'c3, c4, c5, berlingo, c4-picasso, c3-aircross, c5-aircross, jumper, c1',
  seat: 'leon, ibiza, ateca, arona, alhambra, toledo, cordoba',
  nissan: 'qashqai, juke, x-trail, micra, note, navara, leaf',
  volvo: 'xc60, xc90, v60, s60, xc40, v40, s90, v50',
  suzuki: 'vitara, swift, s-cross, jimny, ignis, grand-vitara, sx4',
  mazda: '6, 3, cx-5, cx-3, 2, mx-5, cx-30, 5',
};

/** The ids of usual makes, most first. */
export const usualMakeIds = (): string[] => toOrder(makes);
/** The ids of a make's usual models, most first. */
export const usualModelIds = (makeId: string): string[] => toOrder(models[makeId]);

const toOrder = (text = '') => (text === '' ? [] : text.split(', '));

/** Makes, or the models of one, the most usual first and the others in their order. */
const ranked = <T extends { id: string }>(all: readonly T[], first: readonly string[]): T[] =>
  all.toSorted((a, b) => rank(first, a.id) - rank(first, b.id));
const rank = (first: readonly string[], id: string) =>
  first.includes(id) ? first.indexOf(id) : first.length;

export const usualMakesFirst = <T extends { id: string }>(all: readonly T[]): T[] =>
  ranked(all, usualMakeIds());
export const usualModelsFirst = <T extends { id: string }>(
  makeId: string,
  all: readonly T[],
): T[] => ranked(all, usualModelIds(makeId));
