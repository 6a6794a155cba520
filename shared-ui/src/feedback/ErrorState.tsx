import type { ReactNode } from 'react';
import { CloudOff } from '../icons/CloudOff';
import { Button } from '../actions/Button';
import { useOnline } from '../device/useOnline';
import styles from './EmptyState.module.css';

export type ErrorStateProps = {
  title?: string;
  error?: unknown;
  onRetry?: () => void;
  /** A retry is under way. */
  busy?: boolean;
  children?: ReactNode;
};

/** Something failed: what, why in plain words, and a way to try again. */
export function ErrorState({
  title = 'Nu am putut încărca datele',
  error,
  onRetry,
  busy = false,
  children,
}: ErrorStateProps) {
  const online = useOnline();
  return (
    <div role="alert" className={styles.state}>
      <CloudOff className={styles.icon} size={40} strokeWidth={1.5} />
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>
        {children ??
          (online ? explain(error) : 'Sunteți offline. Verificați conexiunea la internet.')}
      </p>
      {onRetry && (
        <Button variant="secondary" busy={busy} onClick={onRetry}>
          Reîncercați
        </Button>
      )}
    </div>
  );
}

/** The message of an expected failure (it has a code and speaks to the visitor); anything else stays unnamed. */
function explain(error: unknown): string {
  if (error instanceof Error && error.name === 'MarketError') return error.message;
  return 'Verificați conexiunea și încercați din nou. Dacă problema continuă, reveniți peste câteva minute.';
}
