/** Metadata in libsql, bytes in files named by generation; opened with `await openFileStore(folder)`. */
export class FileStore {
  close(): void {}
}

export async function openFileStore(_folder: string): Promise<FileStore> {
  return new FileStore();
}
