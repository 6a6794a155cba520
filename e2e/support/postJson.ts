/** What is answered to JSON. @throws Error with the answer, when it is a refusal */
export async function postJson<Answer>(
  address: string,
  body: object,
  token?: string,
): Promise<Answer> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${address}: ${answer.status} ${text}`);
  return JSON.parse(text) as Answer;
}
