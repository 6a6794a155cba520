const rules = new Intl.PluralRules('ro');

/** A count with its noun: 1 `anunț`, 2 `anunțuri`, 20 `de anunțuri`, 101 `anunțuri`; the number is written in Romanian. */
export function plural(count: number, one: string, many: string): string {
  const number = count.toLocaleString('ro-RO');
  const rule = rules.select(count);
  if (rule === 'one') return `${number} ${one}`;
  return rule === 'few' ? `${number} ${many}` : `${number} de ${many}`;
}
