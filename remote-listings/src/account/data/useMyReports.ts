import type { Loadable } from '@anunturi/shared-ui/feedback/Loadable';
import { useLoad } from '@anunturi/shared-runtime/loading/useLoad';
import type { MyReport } from './readMyReports';

/** The notices that the person has sent. */
export function useMyReports(uid: string): Loadable<MyReport[]> {
  return useLoad(`myReports:${uid}`, async () =>
    (await import(/* webpackChunkName: "account-reports" */ './readMyReports')).readMyReports(uid),
  );
}
