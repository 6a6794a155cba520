import { carMakes } from '../listing/carMakes';
import { correctSpelling } from './correctSpelling';
import { toQueryWords } from './searchTokens';

/**
 * The same words with makes and models that are one letter off put right, or null when there are none: for a search
 * that found nothing, because
 * an everyday word ("țiglă") can be a letter away from a model ("Tigra"). Load on demand: it brings the table of makes.
 */
export function suggestWords(text: string): string | null {
  const names = [
    ...new Set(
      carMakes.flatMap((make) => [make, ...make.models]).map((each) => toQueryWords(each.name)),
    ),
  ]
    .filter((words) => words.length === 1 && words[0]!.length > 3)
    .map((words) => words[0]!);
  const words = toQueryWords(text);
  const meant = words.map((word) => correctSpelling(word, names) ?? word);
  return meant.join(' ') === words.join(' ') ? null : meant.join(' ');
}
