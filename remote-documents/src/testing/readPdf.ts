import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';

type Answer = { id: number; text: string; pages: number; problem?: string };
type Waiting = { resolve: (answer: Answer) => void; reject: (problem: Error) => void };

let reader: ChildProcess | undefined;
let asked = 0;
const waiting = new Map<number, Waiting>();
afterAll(() => void reader?.kill());

/** Text and page count of a PDF, as another program reads them; one process answers for all of a test file. */
export function readPdf(
  bytes: Uint8Array,
  password?: string,
): Promise<{ text: string; pages: number }> {
  reader ??= start();
  asked += 1;
  const id = asked;
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    reader!.send({ id, bytes, password });
  });
}

function start(): ChildProcess {
  const child = fork(path.join(__dirname, 'answerPdfText.mjs'), {
    serialization: 'advanced',
    execArgv: [],
  });
  child.on('message', (answer: Answer) => {
    const { resolve, reject } = waiting.get(answer.id)!;
    waiting.delete(answer.id);
    if (answer.problem === undefined) resolve(answer);
    else reject(new Error(answer.problem));
  });
  child.once('exit', (code) => {
    for (const { reject } of waiting.values())
      reject(new Error(`The reader of PDFs ended with ${code}`));
  });
  return child;
}
