import type { Understood, UnderstandContext } from './Understood';

/** What typed words mean: narrowings by filter, an order, words to rank by, filler. Pure; read at each request. */
export function understand(words: string, _context: UnderstandContext): Understood {
  const text = words
    .split(/\s+/)
    .filter(Boolean)
    .map((said) => ({ said, ways: [[said.toLowerCase()]] }));
  return { narrowings: [], overruled: [], text, filler: [] };
}
