import type { NewerFeatures } from './newerFeatures';

/** At-rules around rules that the page needs; others (`@page`, `@starting-style`) add something where they are known. */
const GROUPING = /^(container|layer|scope)$/;

/**
 * What of a style sheet is lost in the oldest browsers: rules in a newer at-rule, and selectors beside a newer one, with
 * which a browser drops the whole list. A newer selector alone, property or value adds something, or is left out.
 */
export function findNewerStyles(sheet: string, { selectors, atRules }: NewerFeatures): string[] {
  const bare = sheet.replace(/"[^"]*"|'[^']*'|\/\*[\s\S]*?\*\//g, '""');
  const lost = new Set<string>();
  for (const [, before = ''] of bare.matchAll(/(?:^|[{};])([^{};]+)(?=\{)/g)) {
    const atRule = /^\s*@([a-z-]+)/.exec(before)?.[1];
    if (atRule && GROUPING.test(atRule) && atRules.has(atRule)) lost.add(`@${atRule}`);
    if (atRule || !before.includes(',')) continue;
    for (const [colons, name = ''] of before.matchAll(/::?([a-z-]+)/g))
      if (selectors.has(name)) lost.add(colons);
  }
  return [...lost].sort();
}
