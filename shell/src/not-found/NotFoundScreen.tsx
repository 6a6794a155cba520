import { links } from '@anunturi/shared-domain/site/links';
import { ButtonLink } from '@anunturi/shared-ui/actions/Button';
import classes from './NotFoundScreen.module.css';

/** Any address that leads nowhere; the HTML server answers it with status 404. */
export function NotFoundScreen() {
  return (
    <div className={classes.page}>
      <p className={classes.code} aria-hidden="true">
        404
      </p>
      <h1>Pagina nu a fost găsită</h1>
      <p className={classes.text}>
        Adresa poate fi scrisă greșit sau pagina a fost mutată. Anunțurile, calculatorul și
        contractele se găsesc în meniu.
      </p>
      <div className={classes.actions}>
        <ButtonLink to={links.allListings()}>Vedeți toate anunțurile</ButtonLink>
        <ButtonLink to={links.home()} variant="secondary">
          Mergeți la prima pagină
        </ButtonLink>
      </div>
    </div>
  );
}
