import {
  APP_CHECK_HEADER,
  IDEMPOTENCY_HEADER,
  WORK_HEADER,
} from '@anunturi/shared-domain/commands/CommandAnswer';
import { workForTest } from './workForTest';

export type TestCall = {
  /** An ID token of a signed-in person. */
  token?: string;
  /** From where: a network address. */
  from?: string;
  browser?: string;
  key?: string;
  /** What it shows of App Check. */
  appCheck?: string;
  /** Solves puzzles, as a page does. */
  works?: true;
};

/** Calls a command over the wire; `body` is what it answered, `code` that of a refusal. */
export async function callTestCommand(
  origin: string,
  name: string,
  input: unknown,
  { token, from = '192.0.2.1', browser = 'Firefox', key, appCheck, works }: TestCall = {},
): Promise<{ status: number; body: any; code: string | undefined }> {
  const text = typeof input === 'string' ? input : JSON.stringify(input);
  const send = async (work?: string) => {
    const answer = await fetch(`${origin}/api/${name}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': from,
        'user-agent': browser,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(appCheck && { [APP_CHECK_HEADER]: appCheck }),
        ...(key && { [IDEMPOTENCY_HEADER]: key }),
        ...(work !== undefined && { [WORK_HEADER]: work }),
      },
      body: text,
    });
    const body = (await answer.json()) as any;
    return { status: answer.status, body, code: body.error?.code };
  };
  let answer = await send();
  for (let time = 0; works && time < 3 && answer.code === 'workNeeded'; time += 1)
    answer = await send(workForTest(name, key ?? '', text, answer.body.error.work));
  return answer;
}
