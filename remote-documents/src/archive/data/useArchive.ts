import { useSession } from '@anunturi/shared-auth/session';
import type { Loadable } from '@anunturi/shared-ui/feedback/Loadable';
import { useLoad } from '@anunturi/shared-runtime/loading/useLoad';
import type { ArchiveContents } from '#data/archive';
import type { OwnListing } from './ownListings';

const useUid = () => {
  const session = useSession();
  return session.state === 'signedIn' ? session.user.uid : '';
};

/** What the signed-in person keeps. */
export function useArchive(): Loadable<ArchiveContents> {
  return useLoad(`archive:${useUid()}`, async () => (await import('#data/archive')).findArchive());
}

/** The signed-in person's listings, in whatever state. */
export function useOwnListings(): Loadable<OwnListing[]> {
  return useLoad(`ownListings:${useUid()}`, async () =>
    (await import('./ownListings')).findOwnListings(),
  );
}
