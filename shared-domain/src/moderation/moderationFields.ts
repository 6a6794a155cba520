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

/** What is not published, by the number that the terms give it and decisions name. */
export const siteRules = {
  1: 'bunuri sau servicii interzise de lege, furate, contrafăcute sau cu kilometraj modificat',
  2: 'descrieri, prețuri sau fotografii care induc în eroare ori aparțin altcuiva',
  3: 'datele personale ale altor persoane, jigniri, ură, conținut pentru adulți',
  4: 'același anunț de mai multe ori sau anunțuri fără legătură cu județul',
  5: 'anunțul pus în altă categorie decât a lui',
  6: 'reclama nedorită și mesajele la fel trimise multora',
  7: 'ce îi împiedică pe cei care caută să înțeleagă anunțul sau folosește site-ul pentru altceva decât anunțuri',
} as const;
type SiteRule = keyof typeof siteRules;

/** What each ground rests on, as the statement of reasons must say it: a provision of law, or a rule of the terms by its number. */
const bases: Readonly<Record<ModerationGround, string | SiteRule>> = {
  illegal: 'legea numită la fapte',
  fraud: 'Codul penal, art. 244 (înșelăciunea)',
  stolen: 'Codul penal, art. 270 (tăinuirea)',
  counterfeit: 'Legea 84/1998 privind mărcile, Legea 8/1996 privind dreptul de autor',
  privacy: 'Regulamentul (UE) 2016/679, art. 6',
  hate: 'Codul penal, art. 369, și OG 137/2000, art. 15',
  forbiddenGoods: 1,
  duplicate: 4,
  wrongCategory: 5,
  misleading: 2,
  spam: 6,
  childAbuse: 'Codul penal, art. 374',
  other: 7,
};

export const isGroundInLaw = (ground: ModerationGround): boolean =>
  typeof bases[ground] === 'string';

/** The provision or the rule, within a sentence; what has no ground is done by the program, as the terms say. */
export function basisOf(ground: ModerationGround | undefined): string {
  const basis = ground && bases[ground];
  if (basis === undefined) return 'termenii site-ului, „Cum moderăm”';
  return typeof basis === 'string' ? basis : `regula ${basis} din termenii site-ului`;
}

export const appealOutcomes = {
  upheld: 'Decizia rămâne',
  reversed: 'Decizia a fost anulată',
} as const;
export type AppealOutcome = keyof typeof appealOutcomes;
