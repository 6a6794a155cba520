import { ButtonLink } from '@anunturi/shared-ui/actions/Button';
import classes from './PageLinks.module.css';

export type PageLinksProps = {
  page: number;
  previous: string | undefined;
  next: string | undefined;
  nextLabel?: string | undefined;
};

/** The ways to the pages before and after; nothing when there is only one. */
export function PageLinks({ page, previous, next, nextLabel = 'Înainte' }: PageLinksProps) {
  if (!previous && !next) return null;
  const way = (to: string | undefined, rel: string, label: string) => (
    <span>
      {to && (
        <ButtonLink variant="secondary" to={to} rel={rel}>
          {label}
        </ButtonLink>
      )}
    </span>
  );
  return (
    <nav aria-label="Pagini de anunțuri" className={classes.pages}>
      {way(previous, 'prev', 'Înapoi')}
      <span>Pagina {page}</span>
      {way(next, 'next', nextLabel)}
    </nav>
  );
}
