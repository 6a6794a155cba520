import { stemRomanian } from './stemRomanian';

/** Names of countries, which are no forms of another word. */
const whole = new Set('germania austria italia franta spania anglia romania'.split(' '));
/** What a person does at work, in any form of the present: "repară", "montează" are said as "reparat", "montat". */
const working =
  /^(repar|mont|schimb|spal|desfund|mut|instal|depan|regl|verific)(?:a|am|ati|eaza|ez|ezi|eze|ez)$/;
const KEPT_MAX = 20_000;
const kept = new Map<string, string>();

/** The stem of a folded word, by which phrases are compared. */
export function stem(word: string): string {
  const known = kept.get(word);
  if (known !== undefined) return known;
  const stemmed = whole.has(word) ? word : stemRomanian(word.replace(working, '$1at'));
  if (kept.size > KEPT_MAX) kept.clear();
  kept.set(word, stemmed);
  return stemmed;
}
