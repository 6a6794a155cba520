import {
  OPEN_RULES,
  startEmptyFirebase,
  type EmptyFirebase,
} from '../../../testing/startEmptyFirebase';
import { unsignedToken } from '../../../testing/unsignedToken';

let firebase: EmptyFirebase;
beforeAll(async () => {
  firebase = await startEmptyFirebase({ rules: OPEN_RULES, testMode: false });
});
afterAll(() => firebase.stop());

const ask = async (
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body?: string,
) => fetch(firebase.origin + path, { method, headers, ...(body === undefined ? {} : { body }) });
const documents = (project: string) => `/v1/projects/${project}/databases/(default)/documents`;

test('outside test mode rules cannot be swapped and documents not be wiped', async () => {
  await firebase.as(null).set('t/a', { n: 1 });
  const rules = JSON.stringify({ rules: { files: [{ name: 'x', content: OPEN_RULES }] } });
  expect(
    (await ask('PUT', `/emulator/v1/projects/${firebase.projectId}:securityRules`, {}, rules))
      .status,
  ).toBe(404);
  expect(
    (
      await ask(
        'DELETE',
        `/emulator/v1/projects/${firebase.projectId}/databases/(default)/documents`,
      )
    ).status,
  ).toBe(404);
  expect((await firebase.as(null).get('t/a')).data).toEqual({ n: 1 });
});

test('outside test mode nobody is the owner and no unsigned token counts', async () => {
  for (const token of ['owner', unsignedToken(firebase.projectId, 'u1'), 'x.y.z']) {
    const answer = await ask('GET', `${documents(firebase.projectId)}/t/a`, {
      authorization: `Bearer ${token}`,
    });
    expect([400, 401]).toContain(answer.status);
    expect(['INVALID_ARGUMENT', 'UNAUTHENTICATED']).toContain(
      ((await answer.json()) as { error: { status: string } }).error.status,
    );
  }
});

test('outside test mode other projects are not there', async () => {
  expect((await ask('GET', `${documents('other')}/t/a`)).status).toBe(404);
});

test('another site gets no permission to read answers', async () => {
  const answer = await ask('OPTIONS', `${documents(firebase.projectId)}/t/a`, {
    origin: 'https://evil.example',
    'access-control-request-method': 'GET',
  });
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
});
