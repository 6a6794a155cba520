import { startEmptyFirebase, type EmptyFirebase } from '../../../testing/startEmptyFirebase';

const block = (name: string, allows: string) => `match /${name}/{x} { allow ${allows}: if true; }`;
let firebase: EmptyFirebase;
beforeAll(async () => {
  const blocks = ['create', 'update', 'delete'].map((method) => block(method, method));
  firebase = await startEmptyFirebase({
    rules: `rules_version = '2'; service cloud.firestore { match /databases/{d}/documents { ${blocks.join(' ')} ${block('open', 'write')} } }`,
  });
});
afterEach(() => firebase.wipe());
afterAll(() => firebase.stop());

const nameOf = (path: string) =>
  `projects/${firebase.projectId}/databases/(default)/documents/${path}`;
const set = (path: string) => ({ update: { name: nameOf(path), fields: {} } });
const acts: Record<string, (path: string) => object> = {
  delete: (path) => ({ delete: nameOf(path) }),
  set,
  create: (path) => ({ ...set(path), currentDocument: { exists: false } }),
};

/** Which of the three rules alone lets a batch on one document pass, as recorded from Google's emulator. */
test.each([
  ['delete create', true, 'update'],
  ['delete set', true, 'update'],
  ['set delete', true, 'delete'],
  ['delete set delete', true, 'delete'],
  ['delete create', false, 'create'],
  ['create delete', false, 'delete'],
  ['set set', false, 'create'],
])('%s of a document (there before: %s) is judged as one %s', async (batch, isThere, judged) => {
  const allowed: string[] = [];
  for (const rule of ['create', 'update', 'delete']) {
    if (isThere) await firebase.seed(`${rule}/a`, { n: 1 });
    const writes = batch.split(' ').map((act) => acts[act]!(`${rule}/a`));
    if ((await firebase.as('u1').commit(writes)).status === 200) allowed.push(rule);
  }
  expect(allowed).toEqual([judged]);
});

test.each([
  ['delete', { updateMask: { fieldPaths: ['v'] } }],
  ['delete', { updateMask: {} }],
  ['delete', { updateTransforms: [{ fieldPath: 'n', increment: { integerValue: 1 } }] }],
  ['verify', { updateMask: {}, currentDocument: { exists: false } }],
])('a %s with %j is refused', async (kind, extra) => {
  const { error } = await firebase.as('u1').commit([{ [kind]: nameOf('open/a'), ...extra }]);
  expect(error).toBe('INVALID_ARGUMENT');
});
