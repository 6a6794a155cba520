import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileRules } from '@anunturi/local-firebase/rules/compile/compileRules';
import type { Rulesets } from './judgeCase';

const folder = join(typeof __dirname === 'string' ? __dirname : import.meta.dirname, '..');
export type RulesFileName = 'firestore.rules' | 'storage.rules';

/** Text of one of the product's rules files. */
export const readRules = (name: RulesFileName): string => readFileSync(join(folder, name), 'utf8');

/** The product's rules, compiled. */
export const compileProductRules = (): Rulesets => ({
  firestore: compileRules(readRules('firestore.rules'), 'firestore.rules'),
  storage: compileRules(readRules('storage.rules'), 'storage.rules'),
});
