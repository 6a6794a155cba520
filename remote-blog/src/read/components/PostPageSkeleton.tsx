import { Skeleton, SkeletonBlock } from '@anunturi/shared-ui/feedback/Skeleton';
import { Stack } from '@anunturi/shared-ui/layout/Stack';

/** A post while it is on its way. */
export function PostPageSkeleton() {
  return (
    <Stack gap={6}>
      <Skeleton lines={3} />
      <SkeletonBlock />
      <Skeleton lines={10} />
    </Stack>
  );
}
