import { baseWorld } from './baseWorld';
import { findLimitMutants, findMutants, type Mutant } from './findMutants';
import { judgeCase, type Rulesets, writtenPath } from './judgeCase';
import { printRules } from './printRules';
import { compileProductRules, readRules, type RulesFileName } from './readRules';
import { ruleTable } from './ruleTable';
import type { RuleCase } from './RuleCase';
import { parseRules } from '@anunturi/local-firebase/rules/syntax/parseRules';
import { compileRules } from '@anunturi/local-firebase/rules/compile/compileRules';
import { reportFailures } from '@anunturi/local-firebase/server/reportFailures';

reportFailures();

/**
 * Takes every single condition out of the rules in turn and runs the table against what is left. Prints the share of
 * mutants that some row notices
 * and names the others; `node --import tsx rules/tests/mutate.ts [--limits] [text that a mutant must contain]`;
 * with --limits it changes every number by one and leaves every choice out instead. Exit code 1 when one survives.
 */
const isAboutLimits = process.argv.includes('--limits');
const only = process.argv.slice(2).find((each) => each !== '--limits');
const now = new Date('2026-11-20T10:00:00Z');
const world = baseWorld(now);
const rules = compileProductRules();
type Row = RuleCase & { subject: string; touches: Set<string> };
const rows: Row[] = Object.entries(ruleTable).flatMap(([subject, rowsAt]) =>
  rowsAt(now).map((row) => ({
    ...row,
    subject,
    touches: new Set(pathsOf(row).flatMap((path) => path.split('/'))),
  })),
);

const wrong = rows.filter((row) => judgeCase(rules, world, row, now) !== row.may);
if (wrong.length > 0)
  throw new Error(
    `the table does not hold for the rules themselves: ${wrong
      .slice(0, 5)
      .map(({ what }) => what)
      .join('; ')}`,
  );

let mutantCount = 0;
const survivors: string[] = [];
for (const name of ['firestore.rules', 'storage.rules'] as const) check(name);
console.log(
  `${mutantCount} ${isAboutLimits ? 'numbers and choices changed' : 'conditions removed'} one at a time, ${rows.length} rows: ${mutantCount - survivors.length} noticed (${(100 - (survivors.length / mutantCount) * 100).toFixed(1)} %)`,
);
if (survivors.length > 0) {
  process.exitCode = 1;
}

function check(name: RulesFileName): void {
  const { file, lexer } = parseRules(readRules(name), name);
  const isStorage = name === 'storage.rules';
  for (const mutant of (isAboutLimits ? findLimitMutants : findMutants)(file)) {
    const place = `${name}:${lexer.position(mutant.at).line} ${mutant.what}`;
    if (only && !place.includes(only)) continue;
    mutantCount += 1;
    const undo = mutant.apply();
    const ruleset = compileRules(printRules(file), name);
    undo();
    const mutated: Rulesets = isStorage
      ? { ...rules, storage: ruleset }
      : { ...rules, firestore: ruleset };
    const suspects = ranked(
      mutant,
      rows.filter(
        (row) =>
          isStorage === 'file' in row.act &&
          (mutant.collection === null || row.touches.has(mutant.collection)),
      ),
    );
    if (!suspects.some((row) => judgeCase(mutated, world, row, now) !== row.may)) {
      survivors.push(place);
      console.log(place);
    }
  }
}

/** Rows that speak of the words in the removed condition come first: one of them is likely to notice. */
function ranked({ what }: Mutant, suspects: Row[]): Row[] {
  const words = [...new Set(what.match(/[A-Za-z]{4,}/g) ?? [])].slice(0, 8);
  const scored = suspects.map((row) => ({
    row,
    score:
      words.filter((word) => row.what.includes(word)).length +
      (/^write .* with (no|\w+ as|unknown)/.test(row.what) ? -0.5 : 0),
  }));
  return scored.sort((a, b) => b.score - a.score).map(({ row }) => row);
}

function pathsOf({ act }: RuleCase): string[] {
  if ('write' in act) return act.write.map(writtenPath);
  if ('get' in act) return [act.get];
  return ['list' in act ? act.list : act.file];
}
