import type { Loadable } from '@anunturi/shared-ui/feedback/Loadable';
import { useLoad } from '@anunturi/shared-runtime/loading/useLoad';
import type { MyAccount } from './myAccount';

/** The person's own data; null when the account has none. */
export function useMyAccount(uid: string): Loadable<MyAccount | null> {
  return useLoad(`myAccount:${uid}`, async () =>
    (await import(/* webpackChunkName: "account-profile" */ './myAccount')).readMyAccount(uid),
  );
}
