/** Why content is acted on; the same grounds serve reports and the statement of reasons (DSA art. 16-17). */
export const moderationGrounds = {
  illegal: 'Conținut ilegal',
  fraud: 'Înșelăciune sau date false',
  stolen: 'Bun furat sau fără drept de vânzare',
  counterfeit: 'Contrafacere sau drepturi de autor încălcate',
  privacy: 'Date personale ale altcuiva',
  hate: 'Limbaj jignitor sau instigare la ură',
  forbiddenGoods: 'Bun sau serviciu interzis pe acest site',
  duplicate: 'Anunț duplicat',
  wrongCategory: 'Categorie greșită',
  misleading: 'Preț sau descriere înșelătoare',
  spam: 'Reclamă nedorită',
  childAbuse: 'Abuz asupra copiilor',
  other: 'Alt motiv',
} as const;
export type ModerationGround = keyof typeof moderationGrounds;

/** What rests on the law and what on the site's terms; the statement of reasons must say which. */
export const groundsInLaw: readonly ModerationGround[] = [
  'illegal',
  'fraud',
  'stolen',
  'counterfeit',
  'privacy',
  'hate',
  'childAbuse',
];

export const appealOutcomes = {
  upheld: 'Decizia rămâne',
  reversed: 'Decizia a fost anulată',
} as const;
export type AppealOutcome = keyof typeof appealOutcomes;
