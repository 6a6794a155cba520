import type { Loadable } from '@anunturi/shared-ui/feedback/Loadable';
import { useLoad } from '@anunturi/shared-runtime/loading/useLoad';
import type { StoredTest } from './testUploads';

export const testFilesKey = (uid: string): string => `testFiles:${uid}`;

/** The files in the person's test folder. */
export function useTestFiles(uid: string): Loadable<StoredTest[]> {
  return useLoad(testFilesKey(uid), async () =>
    (await import(/* webpackChunkName: "test-uploads" */ './testUploads')).listTestFiles(),
  );
}
