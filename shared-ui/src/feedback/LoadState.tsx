import type { ReactNode } from 'react';
import { Button } from '../actions/Button';
import { ErrorState } from './ErrorState';
import { Loading } from './Loading';
import { Skeleton } from './Skeleton';
import { SlowNote } from './SlowNote';
import { useOnline } from '../device/useOnline';
import type { Loadable } from './Loadable';
import styles from './LoadState.module.css';

export type LoadStateProps<T> = {
  of: Loadable<T>;
  /** Placeholder in the shape of what is to come. */
  skeleton?: ReactNode;
  /** What could not be loaded, for the error's heading. */
  failedTitle?: string;
  children: (value: T) => ReactNode;
};

/** Shows a load: its skeleton, its error with a retry, or the value (with a note when it could not be renewed). */
export function LoadState<T>({ of: loadable, skeleton, failedTitle, children }: LoadStateProps<T>) {
  const online = useOnline();
  if (loadable.state === 'loading') {
    return (
      <Loading>
        {loadable.isSlow && <SlowNote onRetry={loadable.reload} />}
        {skeleton ?? <Skeleton lines={4} />}
      </Loading>
    );
  }
  if (loadable.state === 'failed')
    return <ErrorState title={failedTitle} error={loadable.error} onRetry={loadable.retry} />;
  return (
    <>
      {loadable.refreshError !== undefined && (
        <p role="status" className={styles.stale}>
          <span>
            {online
              ? 'Datele nu au putut fi actualizate; vedeți varianta anterioară.'
              : 'Sunteți offline; vedeți varianta salvată.'}
          </span>
          <Button variant="ghost" size="small" onClick={loadable.reload}>
            Reîncercați
          </Button>
        </p>
      )}
      {children(loadable.value)}
    </>
  );
}
