import { Button } from '../actions/Button';
import styles from './LoadState.module.css';

/** Says that something takes longer than it should, while it may still come. */
export function SlowNote({ onRetry }: { onRetry: () => void }) {
  return (
    <p role="status" className={styles.stale}>
      <span>Încărcarea durează mai mult decât de obicei. Puteți aștepta sau încerca din nou.</span>
      <Button variant="ghost" size="small" onClick={onRetry}>
        Reîncercați
      </Button>
    </p>
  );
}
