import type { Bucket, Storage } from '@google-cloud/storage';
import type { FirestorePlace } from './openFirestore';
import { StoredFiles } from './StoredFiles';

type Intercept = Storage['interceptors'][number]['request'];

/** Where files are: beside the documents, in the project's bucket. */
export type StoragePlace = FirestorePlace & {
  bucket?: string;
  /** Of the pages that send files; elsewhere than on the embedded Firebase. */
  siteOrigin?: string;
  /** Of the pages for administrators, where they stand on an origin of their own. */
  adminOrigin?: string;
};

/**
 * The files of the project, past the rules: on Google with the container's default credentials, on the embedded Firebase
 * with its service token. Google's client is loaded with the first file: most commands touch none.
 */
export function openStorage(place: StoragePlace): StoredFiles {
  let opened: Promise<Bucket> | undefined;
  const { embedded, siteOrigin, adminOrigin } = place;
  return new StoredFiles(() => (opened ??= openBucket(place)), {
    ...(embedded && { embeddedOrigin: embedded.origin }),
    ...(siteOrigin !== undefined && { siteOrigin }),
    ...(adminOrigin !== undefined && { adminOrigin }),
  });
}

async function openBucket({ projectId, embedded, bucket }: StoragePlace): Promise<Bucket> {
  const { Storage } = await import('@google-cloud/storage');
  const storage = new Storage({ projectId, ...(embedded && { apiEndpoint: embedded.origin }) });
  const authorization = `Bearer ${embedded?.serviceToken}`;
  if (embedded)
    storage.interceptors.push({
      request: (options) =>
        ({ ...options, headers: { ...options.headers, authorization } }) as ReturnType<Intercept>,
    });
  return storage.bucket(bucket ?? `${projectId}.appspot.com`);
}
