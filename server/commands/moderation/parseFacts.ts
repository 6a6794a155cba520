import { STATEMENT_FACTS_MIN } from '@anunturi/shared-domain/site/limits';
import { Refusal } from '../../app/command/refuse';

/** The facts of a decision, as its person reads them (DSA art. 17). @throws Refusal invalidInput, beside `facts` */
export function parseFacts(given: string): string {
  const facts = given.trim();
  if (facts.length >= STATEMENT_FACTS_MIN) return facts;
  const why = `Descrieți faptele în cel puțin ${STATEMENT_FACTS_MIN} caractere.`;
  throw new Refusal('invalidInput', why, { facts: why });
}
