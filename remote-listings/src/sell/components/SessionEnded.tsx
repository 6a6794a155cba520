import { useSessionEnded } from '@anunturi/shared-auth/useSessionEnded';
import { links } from '@anunturi/shared-domain/site/links';
import { useNavState } from '@anunturi/shared-runtime/navigation/nav';
import { ButtonLink } from '@anunturi/shared-ui/actions/Button';
import { Notice } from '@anunturi/shared-ui/feedback/Notice';

/** Says that the session ended while the form was open, and leads back to the step after signing in. */
export function SessionEnded() {
  const { pathname, search } = useNavState().location;
  if (!useSessionEnded()) return null;
  return (
    <Notice
      tone="warn"
      role="status"
      title="Sesiunea s-a încheiat"
      action={
        <ButtonLink to={links.login(pathname + search)} size="small">
          Intrați în cont
        </ButtonLink>
      }
    >
      Ce ați scris este păstrat pe acest dispozitiv, cu fotografiile. După ce intrați din nou în
      cont, reveniți aici.
    </Notice>
  );
}
