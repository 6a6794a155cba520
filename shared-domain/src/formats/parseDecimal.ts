/**
 * A number as people type it, or null: decimal comma or dot, thousands by dot, comma or space (`1.234,56`, `1234.56`, `1 234`).
 * A single dot before exactly three digits separates thousands (`1.500` is 1500), except after a lone zero (`0.125`).
 */
export function parseDecimal(text: string): number | null {
  const compact = text.replace(/[\s\u00a0\u202f]/g, '');
  if (!/^[+-]?\d[\d.,]*$/.test(compact) || /[.,]$/.test(compact)) return null;
  const lastSeparator = Math.max(compact.lastIndexOf('.'), compact.lastIndexOf(','));
  if (lastSeparator < 0) return Number(compact);
  const separator = compact[lastSeparator]!;
  const both = compact.includes('.') && compact.includes(',');
  const alone = compact.indexOf(separator) === lastSeparator;
  const groupsThousands =
    /^[+-]?[1-9]\d{0,2}([.,]\d{3})+$/.test(compact) && !both && (separator === '.' || !alone);
  if (groupsThousands) return Number(compact.replace(/[.,]/g, ''));
  if (!alone) return null;
  const whole = compact.slice(0, lastSeparator);
  const grouped = both ? /^[+-]?[1-9]\d{0,2}([.,]\d{3})+$/.test(whole) : /^[+-]?\d+$/.test(whole);
  return grouped
    ? Number(`${whole.replace(/[.,]/g, '')}.${compact.slice(lastSeparator + 1)}`)
    : null;
}
