import { STATEMENT_FACTS_MIN } from '@anunturi/shared-domain/site/limits';
import { Refusal } from '../../app/command/refuse';

/** The answer to an appeal says why, whichever way it goes. @throws Refusal invalidInput, beside `answer` */
export function parseAnswer(given: string): string {
  const answer = given.trim();
  if (answer.length >= STATEMENT_FACTS_MIN) return answer;
  const why = `Scrieți motivele, în cel puțin ${STATEMENT_FACTS_MIN} caractere.`;
  throw new Refusal('invalidInput', why, { answer: why });
}
