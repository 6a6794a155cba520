import { seller, startModeration, strangers } from '../../testing/startModeration';

let world: Awaited<ReturnType<typeof startModeration>>;
beforeAll(async () => {
  world = await startModeration();
});
beforeEach(() => world.reset());
afterAll(() => world.stop());

const text = 'A cerut de trei ori aceeași excepție; vezi apelul din 12.';
const add = (uid = seller, by: string | null = 'sefa') =>
  world.call('addPersonNote', { uid, text: ` ${text} ` }, by);
const read = async (uid = seller, by: string | null = 'sefa') =>
  (await world.call('readPersonNotes', { uid }, by)).body;

test('moderators note something about a person for one another, and take it away again', async () => {
  expect(await add()).toMatchObject({ status: 200 });
  await world.giveRole('dan', 'admin');
  const { notes } = (await read(seller, 'dan')).result as { notes: { id: string }[] };
  expect(notes).toEqual([
    { id: expect.any(String), text, author: expect.any(String), atMs: expect.any(Number) },
  ]);
  await world.call('deletePersonNote', { noteId: notes[0]!.id }, 'dan');
  expect(await read()).toMatchObject({ result: { notes: [] } });
});

test('nobody reads, writes or takes away a note about oneself', async () => {
  await world.giveRole('dan', 'admin');
  await add('dan');
  const error = { code: 'notAllowed' };
  expect(await read('dan', 'dan')).toMatchObject({ error });
  expect((await add('dan', 'dan')).body).toMatchObject({ error });
  const { notes } = (await read('dan')).result as { notes: { id: string }[] };
  const noteId = notes[0]!.id;
  expect((await world.call('deletePersonNote', { noteId }, 'dan')).body).toMatchObject({ error });
  expect(await read('dan')).toMatchObject({ result: { notes: [{ id: noteId }] } });
});

test('an empty note and one about nobody are refused', async () => {
  const empty = await world.call('addPersonNote', { uid: seller, text: '  ' });
  expect(empty.body).toMatchObject({ error: { code: 'invalidInput' } });
  expect((await add('nimeni')).body).toMatchObject({ error: { code: 'notFound' } });
});

test.each(strangers)('%s neither reads nor writes notes', async (_who, uid, code) => {
  expect(await read(seller, uid)).toMatchObject({ error: { code } });
  expect((await add(seller, uid)).body).toMatchObject({ error: { code } });
});
