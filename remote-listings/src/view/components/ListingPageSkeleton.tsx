import { Skeleton, SkeletonBlock } from '@anunturi/shared-ui/feedback/Skeleton';
import classes from './ListingPage.module.css';

/** A listing that is on its way, in the shape of its page. */
export function ListingPageSkeleton() {
  return (
    <div className={classes.columns}>
      <div className={classes.photos}>
        <SkeletonBlock />
      </div>
      <div className={classes.side}>
        <Skeleton lines={8} />
      </div>
      <div className={classes.main}>
        <Skeleton lines={6} />
      </div>
    </div>
  );
}
