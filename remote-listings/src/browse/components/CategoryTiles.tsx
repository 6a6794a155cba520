import { links } from '@anunturi/shared-domain/site/links';
import { Chip } from '@anunturi/shared-ui/actions/Chip';
import { Skeleton } from '@anunturi/shared-ui/feedback/Skeleton';
import { Link } from '@anunturi/shared-ui/navigation/Link';
import { Bike } from '@anunturi/shared-ui/icons/Bike';
import { Car } from '@anunturi/shared-ui/icons/Car';
import { Caravan } from '@anunturi/shared-ui/icons/Caravan';
import { CircleDot } from '@anunturi/shared-ui/icons/CircleDot';
import { Cog } from '@anunturi/shared-ui/icons/Cog';
import { Sailboat } from '@anunturi/shared-ui/icons/Sailboat';
import { Tractor } from '@anunturi/shared-ui/icons/Tractor';
import { Truck } from '@anunturi/shared-ui/icons/Truck';
import { Van } from '@anunturi/shared-ui/icons/Van';
import { Wrench } from '@anunturi/shared-ui/icons/Wrench';
import { useCategories } from '#data/lists/useLists';
import { useCategoryCounts } from '../data/useHome';
import classes from './CategoryTiles.module.css';

const icons: Record<string, typeof Car> = {
  car: Car,
  van: Van,
  truck: Truck,
  motorcycle: Bike,
  caravan: Caravan,
  tractor: Tractor,
  boat: Sailboat,
  parts: Cog,
  wheel: CircleDot,
  dismantling: Wrench,
};

/** The categories of one kind with how many listings each has: tiles for vehicles, short links for services. */
export function CategoryTiles({ kind }: { kind: 'vehicle' | 'service' }) {
  const categories = useCategories();
  const counts = useCategoryCounts();
  if (categories.state === 'failed') return null;
  const shown =
    categories.state === 'ready' ? categories.value.filter((each) => each.kind === kind) : [];
  return (
    <nav aria-label={kind === 'vehicle' ? 'Categorii de vehicule' : 'Categorii de servicii'}>
      {categories.state === 'loading' && <Skeleton lines={4} />}
      <ul className={kind === 'vehicle' ? classes.tiles : classes.words}>
        {shown.map(({ id, label, icon }) => {
          const Icon = icons[icon] ?? Car;
          const count = (
            <span className={classes.count}>
              {counts.state === 'ready' ? (counts.value[id] ?? '0') : ' '}
            </span>
          );
          return (
            <li key={id}>
              {kind === 'vehicle' ? (
                <Link to={links.categoryListings(id)} className={classes.tile}>
                  <Icon size={26} strokeWidth={1.6} className={classes.icon} />
                  <span className={classes.label}>{label}</span>
                  {count}
                </Link>
              ) : (
                <Chip to={links.categoryListings(id)}>
                  {label} {count}
                </Chip>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
