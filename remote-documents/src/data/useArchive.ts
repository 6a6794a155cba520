import { useSession } from '@anunturi/shared-auth/session';
import { type Loadable, useLoad } from '@anunturi/shared-ui/useLoad';
import type { ArchiveContents } from './archive';
import type { EndedListing } from './endedListings';

const useUid = () => {
  const session = useSession();
  return session.state === 'signedIn' ? session.user.uid : '';
};

/** What the signed-in person keeps. */
export function useArchive(): Loadable<ArchiveContents> {
  return useLoad(`documents:archive:${useUid()}`, async () => (await import('./archive')).findArchive());
}

/** The signed-in person's ended listings. */
export function useEndedListings(): Loadable<EndedListing[]> {
  return useLoad(`documents:endedListings:${useUid()}`, async () => (await import('./endedListings')).findEndedListings());
}
