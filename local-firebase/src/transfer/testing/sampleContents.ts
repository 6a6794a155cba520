import type { OpenFirebase } from '../../server/openFirebase';

export async function fill({ admin }: OpenFirebase): Promise<void> {
  await admin.createUser({
    uid: 'ana',
    email: 'ana@example.ro',
    password: 'parola-1',
    displayName: 'Ana',
    claims: { plan: 'pro' },
  });
  admin.setDisabled('ana', false);
  admin.writeDocument('items/1', {
    title: 'Ana „Are” Mere',
    price: 5000,
    tags: ['a', null, { b: 1.5 }],
    at: new Date(0),
  });
  admin.writeDocument('items/1/history/ț', { amount: 1 });
  await admin.writeFile(
    'items/ana/1/poză.webp',
    Buffer.from('picture'),
    'image/webp',
    'public, max-age=60',
  );
}

export const objects = '/v0/b/demo-local.appspot.com/o';
export const asOwner = { headers: { authorization: 'Bearer owner' } };
export const documents = '/v1/projects/demo-local/databases/(default)/documents';

/** All that a client can see. */
export async function contents({ app }: OpenFirebase) {
  const read = async (path: string) => (await app.request(path, asOwner)).json();
  const signIn = await app.request(
    '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword',
    { method: 'POST', body: JSON.stringify({ email: 'ana@example.ro', password: 'parola-1' }) },
  );
  const { localId, displayName } = (await signIn.json()) as {
    localId: string;
    displayName: string;
  };
  return {
    account: [signIn.status, localId, displayName],
    item: await read(`${documents}/items/1`),
    history: await read(`${documents}/items/1/history/ț`),
    file: await read(`${objects}/${encodeURIComponent('items/ana/1/poză.webp')}`),
    bytes: await (
      await app.request(
        `${objects}/${encodeURIComponent('items/ana/1/poză.webp')}?alt=media`,
        asOwner,
      )
    ).text(),
  };
}
