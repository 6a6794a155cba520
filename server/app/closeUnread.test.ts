import { Agent, request } from 'node:http';
import { startTestFirebase } from '../testing/startTestFirebase';

type Post = { body: string; token?: string };

/** One connection at a time, kept open from one command to the next as a proxy does. */
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
afterAll(() => agent.destroy());

const post = (origin: string, { body, token }: Post) =>
  new Promise<number | undefined>((resolve, reject) => {
    const headers = {
      'content-length': body.length,
      'x-forwarded-for': '192.0.2.1',
      ...(token && { authorization: `Bearer ${token}` }),
    };
    request(`${origin}/api/closeAccount`, { agent, method: 'POST', headers }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode));
    })
      .once('error', reject)
      .end(body);
  });

test.each([
  ['too large', { body: 'x'.repeat(600_000) }, 413],
  ['without a session', { body: 'x'.repeat(500_000), token: 'nobody' }, 401],
])('a command %s cuts none that comes after it', async (_, large, status) => {
  const { origin, stop } = await startTestFirebase({ commands: true });
  try {
    for (let round = 0; round < 3; round++) {
      expect(await post(origin, large)).toBe(status);
      for (let next = 0; next < 3; next++) expect(await post(origin, { body: '{}' })).toBe(401);
    }
  } finally {
    await stop();
  }
});
