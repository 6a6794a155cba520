import { links } from '@anunturi/shared-domain/site/links';
import { Skeleton } from '@anunturi/shared-ui/feedback/Skeleton';
import { Link } from '@anunturi/shared-ui/navigation/Link';
import { CategoryIcon } from '#components/CategoryIcon';
import { useCategories } from '#data/lists/useLists';
import { formatNumber } from '@anunturi/shared-domain/formats/formatNumber';
import { useKindCounts } from '../data/useHome';
import classes from './CategoryTiles.module.css';

/** One row of a desktop; the list has the others. */
const SHOWN_MAX = 8;

/** The categories of one kind with how many listings each has, those with most first; those without any are left out. */
export function CategoryTiles({ kind }: { kind: 'vehicle' | 'service' }) {
  const categories = useCategories();
  const counts = useKindCounts(kind)?.counts?.choices.categoryId;
  if (categories.state === 'failed') return null;
  const shown =
    categories.state === 'ready' ? categories.value.filter((each) => each.kind === kind) : [];
  const countOf = (id: string) => counts?.[id] ?? 0;
  const isOffered = (id: string) => counts === undefined || countOf(id) > 0;
  return (
    <nav aria-label={kind === 'vehicle' ? 'Categorii de vehicule' : 'Categorii de servicii'}>
      {categories.state === 'loading' && <Skeleton lines={4} />}
      <ul className={classes.tiles}>
        {shown
          .filter(({ id }) => isOffered(id))
          .toSorted((a, b) => countOf(b.id) - countOf(a.id))
          .slice(0, SHOWN_MAX)
          .map(({ id, label, icon }) => {
            return (
              <li key={id}>
                <Link to={links.categoryListings(id)} className={classes.tile}>
                  <CategoryIcon
                    icon={icon}
                    kind={kind}
                    size={20}
                    strokeWidth={1.6}
                    className={classes.icon}
                  />
                  <span className={classes.label}>{label}</span>
                  <span className={classes.count}>{counts && formatNumber(countOf(id))}</span>
                </Link>
              </li>
            );
          })}
        <li>
          <Link
            to={links.allListings(kind === 'vehicle' ? 'fel=masini' : 'fel=servicii')}
            className={classes.tile}
          >
            {kind === 'vehicle' ? 'Toate mașinile' : 'Toate serviciile'}
          </Link>
        </li>
      </ul>
    </nav>
  );
}
