import type { TestFirebase } from '../../../testing/startTestFirebase';

/** Paths of all documents that name a person, and of all files in their folders. */
export async function tracesOf(
  { firestore, projectId, commandServer }: TestFirebase,
  { uid, name }: { uid: string; name: string },
): Promise<string[]> {
  const found: string[] = [];
  for (const { id, name: collection } of firestore.documents.collections(projectId)) {
    if (['commandResults', 'limitCounters', 'jobs'].includes(collection)) continue;
    for (const { segments, fieldsJson } of firestore.documents.all(id)) {
      const path = segments.join('/');
      if (`${path} ${fieldsJson}`.includes(name) || `${path} ${fieldsJson}`.includes(uid))
        found.push(path);
    }
  }
  for (const folder of ['listings', 'archive', 'test-upload', 'uploads', 'staged'])
    found.push(...(await commandServer!.files.list(`${folder}/${uid}/`)).map(({ path }) => path));
  const inMessages = await commandServer!.files.list('conversations/');
  found.push(...inMessages.map(({ path }) => path).filter((path) => path.split('/')[2] === uid));
  return found.toSorted();
}
