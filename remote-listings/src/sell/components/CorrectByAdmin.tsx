import { links } from '@anunturi/shared-domain/site/links';
import { ButtonLink } from '@anunturi/shared-ui/actions/Button';
import { EmptyState } from '@anunturi/shared-ui/feedback/EmptyState';

/** Leads an administrator from the form of somebody's listing to the one place where it is corrected, with an entry in the log. */
export function CorrectByAdmin({ id }: { id: string }) {
  return (
    <EmptyState
      title="Anunțul este al altcuiva"
      action={
        <ButtonLink to={links.adminListings('toate', id)}>Deschideți în administrare</ButtonLink>
      }
    >
      În administrare îi corectați titlul, descrierea sau categoria, iar jurnalul păstrează ce ați
      schimbat.
    </EmptyState>
  );
}
