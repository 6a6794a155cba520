import { createInterface } from 'node:readline';
import { ExpectedFailure } from '@anunturi/shared-contract/program/ExpectedFailure';

/** What is wrong with an answer, or null. */
export type Check = (answer: string) => string | null;
/** Asks for one line until it fits. @throws ExpectedFailure when there is nobody to ask again */
export type Ask = (question: string, check: Check) => Promise<string>;

/** Asks at the terminal; answers piped in are taken line by line, and the first wrong one ends the program. */
export function askLines(): { ask: Ask; close: () => void } {
  const { stdin, stdout } = process;
  const lines = createInterface({ input: stdin, output: stdout, terminal: stdin.isTTY });
  const given = lines[Symbol.asyncIterator]();
  async function ask(question: string, check: Check): Promise<string> {
    stdout.write(`${question}\n> `);
    const { value, done } = await given.next();
    if (!stdin.isTTY) stdout.write('\n');
    if (done) throw new ExpectedFailure('The answers ended.', `Asked was: ${question}`, 2);
    const answer = String(value).trim();
    const fault = check(answer);
    if (fault === null) return answer;
    if (!stdin.isTTY) throw new ExpectedFailure(`"${answer}" does not fit: ${question}`, fault, 2);
    stdout.write(`${fault}\n`);
    return ask(question, check);
  }
  return { ask, close: () => lines.close() };
}
