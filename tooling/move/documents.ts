import type { DocumentLine } from '@anunturi/local-firebase/transfer/backupFormat';
import type { RestFields } from '@anunturi/local-firebase/RestValue';
import type { Send } from './Destination';
import { digestFields, withProject } from './sameFields';

const placeOf = (projectId: string) => `projects/${projectId}/databases/(default)/documents`;
const written = (line: DocumentLine, projectId: string) => ({
  name: `${placeOf(projectId)}/${line.path.join('/')}`,
  fields: withProject(line.fields, line.project, projectId),
});

/** Writes documents in one commit, types as they are; what is there is replaced. */
export async function writeDocuments(
  lines: readonly DocumentLine[],
  projectId: string,
  send: Send,
): Promise<void> {
  const writes = lines.map((line) => ({ update: written(line, projectId) }));
  await send('firestore', `${placeOf(projectId)}:commit`, { writes });
}

type Found = { found?: { name: string; fields?: RestFields } };

/** Paths of documents that are not there as they were. */
export async function differingDocuments(
  lines: readonly DocumentLine[],
  projectId: string,
  send: Send,
): Promise<string[]> {
  const wanted = lines.map((line) => written(line, projectId));
  const answers = (await send('firestore', `${placeOf(projectId)}:batchGet`, {
    documents: wanted.map(({ name }) => name),
  })) as Found[];
  const found = new Map(
    answers.flatMap(({ found: each }) =>
      each ? [[each.name, digestFields(each.fields ?? {})] as const] : [],
    ),
  );
  return wanted
    .filter(({ name, fields }) => found.get(name) !== digestFields(fields))
    .map(({ name }) => name.slice(placeOf(projectId).length + 1));
}

/** Whether a project has any document yet. */
export async function hasDocuments(projectId: string, send: Send): Promise<boolean> {
  const answer = await send('firestore', `${placeOf(projectId)}:listCollectionIds`, {
    pageSize: 1,
  });
  return ((answer as { collectionIds?: string[] }).collectionIds ?? []).length > 0;
}
