import type { Values } from './documentTypes';
import { text } from './valueTexts';

/** The word written before each part, unless the visitor has written one. */
const parts: readonly (readonly [name: string, before: string, alreadySaid: RegExp])[] = [
  ['county', 'jud. ', /^(jud|mun|bucure)/i],
  ['town', 'loc. ', /^(loc|mun|or[aș]|com|bucure)/i],
  ['village', 'sat ', /^(sat|sect)/i],
  ['street', 'str. ', /^(str|bd|b-?dul|bulev|cal|ale|pia|șos|intr|drum|prel|splai|fund)/i],
  ['number', 'nr. ', /^nr/i],
  ['block', 'bl. ', /^bl/i],
  ['stair', 'sc. ', /^sc/i],
  ['floor', 'et. ', /^(et|part|mans)/i],
  ['flat', 'ap. ', /^ap/i],
  ['postalCode', 'cod poștal ', /^cod/i],
];

/** An address in one line; the country only where it is not Romania. */
export function addressText(values: Values, prefix: string): string {
  const country = text(values[`${prefix}_country`]);
  const said = parts.map(([name, before, alreadySaid]) => {
    const value = text(values[`${prefix}_${name}`]);
    if (name === 'village' && /^[1-6]$/.test(value)) return `sectorul ${value}`;
    return value === '' || alreadySaid.test(value) ? value : `${before}${value}`;
  });
  // Bucharest is county and town at once.
  return [...new Set([country === 'România' ? '' : country, ...said].filter(Boolean))].join(', ');
}
