import { type FileLink, fileLinkSchema } from '@anunturi/shared-domain/people/fileLink';
import { FILE_LINKS_MAX } from '@anunturi/shared-domain/people/fileLinkTerms';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { parseFitting } from '../../app/data/parseFitting';
import type { Store } from '../../app/data/Store';

/** All links to files of a person. */
export async function findFileLinks(
  uid: string,
  store: Store,
): Promise<{ id: string; link: FileLink }[]> {
  const found = await store.find(documentPaths.fileLinks, (all) =>
    all.where('uid', '==', uid).limit(FILE_LINKS_MAX),
  );
  return parseFitting<FileLink>(fileLinkSchema, found).map(({ id, ...link }) => ({ id, link }));
}
