import type { Toast } from '@anunturi/shared-contract/events/toastEvent';
import { useEffect, useState } from 'react';
import X from 'lucide-react/icons/x';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { IconButton } from '@anunturi/shared-ui/actions/IconButton';
import { subscribeToToasts } from './toast';
import styles from './ToastRegion.module.css';

type Shown = Toast & { id: number };

/** How long a toast stays; one with an undo stays longer. Hovering or focusing it stops the clock. */
const STAY_MS = 5_000;
const STAY_WITH_UNDO_MS = 10_000;
const MAX_SHOWN = 3;

/** Renders the page's toasts. Once per page, by its owner. */
export function ToastRegion() {
  const [toasts, setToasts] = useState<Shown[]>([]);
  const [held, setHeld] = useState(false);
  useEffect(() => {
    let last = 0;
    return subscribeToToasts((toast) =>
      setToasts((all) => [...all, { ...toast, id: (last += 1) }].slice(-MAX_SHOWN)),
    );
  }, []);
  const close = (id: number) => setToasts((all) => all.filter((toast) => toast.id !== id));
  const oldest = toasts[0];
  useEffect(() => {
    if (!oldest || held) return;
    const timer = setTimeout(() => close(oldest.id), oldest.undo ? STAY_WITH_UNDO_MS : STAY_MS);
    return () => clearTimeout(timer);
  }, [oldest, held]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- messages wait while they are pointed at or have the focus
    <section
      aria-label="Mesaje"
      aria-live="polite"
      className={styles.region}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {toasts.map(({ id, text, tone = 'plain', undo }) => (
        <div
          key={id}
          className={styles.toast}
          data-tone={tone}
          role={tone === 'bad' ? 'alert' : undefined}
        >
          <span className={styles.text}>{text}</span>
          {undo && (
            <Button
              size="small"
              variant="ghost"
              className={styles.undo}
              onClick={() => {
                undo();
                close(id);
              }}
            >
              Anulează
            </Button>
          )}
          <IconButton
            label="Închide"
            icon={<X />}
            size="small"
            className={styles.close}
            onClick={() => close(id)}
          />
        </div>
      ))}
    </section>
  );
}
