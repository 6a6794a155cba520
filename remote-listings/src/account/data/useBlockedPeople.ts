import type { Loadable } from '@anunturi/shared-ui/feedback/Loadable';
import { useLoad } from '@anunturi/shared-runtime/loading/useLoad';

export type BlockedPerson = { id: string; name: string };

/** Names of blocked people, from their public profiles. */
export function useBlockedPeople(
  uid: string,
  ids: readonly string[] | undefined,
): Loadable<BlockedPerson[]> {
  return useLoad(`blockedPeople:${uid}:${ids?.join(',') ?? ''}`, async () => {
    if (!ids || ids.length === 0) return [];
    const { readSeller } = await import(/* webpackChunkName: "find" */ '#data/readSeller');
    return Promise.all(
      ids.map(async (id) => {
        const seller = await readSeller(id);
        return {
          id,
          name: seller?.companyName ?? seller?.displayName ?? 'Cont care nu mai este pe site',
        };
      }),
    );
  });
}
