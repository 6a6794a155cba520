import { documentPaths, filePaths } from '@anunturi/shared-domain/site/documentPaths';
import { findFileLinks } from '../files/links/findFileLinks';
import { FROM_START, type RemovalStep } from './RemovalStep';

const ENTRIES = 100;

export const removeArchive: RemovalStep = async ({ uid, store, files }) => {
  const page = await store.find(documentPaths.archive(uid), (all) => all.limit(ENTRIES));
  for (const { path, data } of page) {
    await files.delete(String(data.path));
    store.delete(path);
  }
  const links = await findFileLinks(uid, store);
  for (const { id } of links) store.delete(documentPaths.fileLink(id));
  store.delete(documentPaths.archiveUsage(uid));
  return page.length === ENTRIES ? FROM_START : undefined;
};

const ownFolders = [filePaths.archive, filePaths.testUploads, filePaths.uploads, filePaths.staged];

/** What lies in the person's own folders, and what was booked for them: nothing comes to its addresses any more. */
export const removeFiles: RemovalStep = async ({ uid, store, files }) => {
  let isFull = false;
  for (const collection of [documentPaths.uploads, documentPaths.stagedPhotos]) {
    const page = await store.find(collection, (all) => all.where('uid', '==', uid).limit(ENTRIES));
    for (const { path, data } of page) {
      if (data.address !== undefined) await files.closeUpload(String(data.address));
      store.delete(path);
    }
    isFull ||= page.length === ENTRIES;
  }
  store.delete(documentPaths.uploadUsage(uid));
  for (const folder of ownFolders) {
    const page = await files.listPage(folder(uid));
    const some = page.files.slice(0, ENTRIES);
    for (const { path } of some) await files.delete(path);
    isFull ||= some.length < page.files.length || page.next !== undefined;
  }
  return isFull ? FROM_START : undefined;
};

/** Photos of no listing; those of what is kept as evidence stay with it. */
export const removePhotos: RemovalStep = async ({ uid, store, files }, after) => {
  const page = await files.listPage(
    filePaths.listingPhotos(uid),
    after === FROM_START ? undefined : after,
  );
  const listingOf = (path: string) => documentPaths.listing(path.split('/')[2] as string);
  await store.readAhead(page.files.map(({ path }) => listingOf(path)));
  for (const { path } of page.files)
    if (!(await store.read(listingOf(path)))) await files.delete(path);
  return page.next;
};
