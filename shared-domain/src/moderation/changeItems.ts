/** What a moderator asks a seller to change in a listing, prepared; the seller reads these words. */
export const changeItems = {
  ownPhotos: 'Puneți fotografii proprii și clare, cu bunul sau lucrarea din anunț.',
  hideOthers: 'Acoperiți în fotografii chipurile altora și numerele de înmatriculare ale altora.',
  title: 'Scrieți un titlu care spune ce oferiți, fără cuvinte de reclamă.',
  description: 'Completați descrierea: starea, defectele, actele.',
  price: 'Corectați prețul: să fie cel întreg, în moneda în care vindeți.',
  facts: 'Corectați datele: anul, kilometrii, motorul sau celelalte câmpuri.',
  category: 'Alegeți categoria potrivită.',
  contacts: 'Scoateți telefonul, adresele și linkurile din titlu și din descriere.',
  oneThing: 'Lăsați un singur bun sau serviciu într-un anunț.',
} as const;
export type ChangeItem = keyof typeof changeItems;

/** The list that a seller reads: the prepared items in their order, then what the moderator wrote. */
export const toChangeList = (items: readonly ChangeItem[], words = ''): string[] => [
  ...(Object.keys(changeItems) as ChangeItem[])
    .filter((item) => items.includes(item))
    .map((item) => changeItems[item]),
  ...(words.trim() ? [words.trim()] : []),
];
