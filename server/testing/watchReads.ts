import { DocumentReference, Transaction } from '@google-cloud/firestore';

/**
 * Watches which documents trusted code asks for while something is done: one by one they take a round trip each.
 * @returns `alone`: what was asked for by itself below a folder; `together`: what was asked for with others, request by request
 */
export async function watchReads(act: () => Promise<unknown>) {
  const several = jest.spyOn(Transaction.prototype, 'getAll');
  const one = jest.spyOn(Transaction.prototype, 'get');
  try {
    await act();
    const pathsOf = (asked: readonly unknown[]) =>
      asked.flatMap((each) => (each instanceof DocumentReference ? [each.path] : []));
    const [requests, single] = [several.mock.calls.map(pathsOf), one.mock.calls.flatMap(pathsOf)];
    const below = (paths: string[], folder: string) =>
      paths.filter((path) => path.startsWith(folder));
    return {
      alone: (folder: string) => below(single, folder),
      together: (folder: string) =>
        requests.map((paths) => below(paths, folder)).filter((paths) => paths.length > 0),
    };
  } finally {
    several.mockRestore();
    one.mockRestore();
  }
}
