import { useSession } from '@anunturi/shared-auth/session';
import { lazyComponent } from '@anunturi/shared-runtime/loading/lazyComponent';

const UnconfirmedEmail = lazyComponent(() =>
  import(/* webpackChunkName: "unconfirmed-email" */ './UnconfirmedEmail').then(
    (file) => file.UnconfirmedEmail,
  ),
);

/** Above the button of a form that trusted code takes from confirmed addresses only; `to` says what for. */
export function ConfirmEmailFirst({ to }: { to: string }) {
  const { user } = useSession();
  return user && !user.emailVerified ? <UnconfirmedEmail to={to} /> : null;
}
