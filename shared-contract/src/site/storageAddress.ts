import type { FirebaseConfig } from './firebaseConfigSchema';

/** Public download address of a stored file, by its path in the bucket. */
export function storageAddress(
  { emulatorOrigin, storageBucket }: Pick<FirebaseConfig, 'emulatorOrigin' | 'storageBucket'>,
  path: string,
): string {
  // Relative on the embedded backend, so that markup made on a server and in a browser is the same.
  const base = emulatorOrigin === undefined ? 'https://firebasestorage.googleapis.com' : '';
  return `${base}/v0/b/${storageBucket}/o/${encodeURIComponent(path)}?alt=media`;
}
