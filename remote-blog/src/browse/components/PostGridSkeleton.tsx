import { SkeletonCards } from '@anunturi/shared-ui/feedback/Skeleton';

/** The list while it is on its way. */
export function PostGridSkeleton() {
  return <SkeletonCards count={6} />;
}
