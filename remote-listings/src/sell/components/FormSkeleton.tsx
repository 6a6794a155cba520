import { Loading } from '@anunturi/shared-ui/feedback/Loading';
import { Skeleton } from '@anunturi/shared-ui/feedback/Skeleton';

/** The form that is on its way. */
export function FormSkeleton() {
  return (
    <Loading>
      <Skeleton lines={8} />
    </Loading>
  );
}
