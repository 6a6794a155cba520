import { IDEMPOTENCY_HEADER } from '@anunturi/shared-domain/commands/CommandAnswer';

export type TestCall = {
  /** An ID token of a signed-in person. */
  token?: string;
  /** From where: a network address. */
  from?: string;
  browser?: string;
  key?: string;
};

/** Calls a command over the wire; `body` is what it answered, `code` that of a refusal. */
export async function callTestCommand(
  origin: string,
  name: string,
  input: unknown,
  { token, from = '192.0.2.1', browser = 'Firefox', key }: TestCall = {},
): Promise<{ status: number; body: any; code: string | undefined }> {
  const answer = await fetch(`${origin}/api/${name}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': from,
      'user-agent': browser,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(key && { [IDEMPOTENCY_HEADER]: key }),
    },
    body: typeof input === 'string' ? input : JSON.stringify(input),
  });
  const body = (await answer.json()) as any;
  return { status: answer.status, body, code: body.error?.code };
}
