import type { Toast } from '@anunturi/shared-contract/page/toastEvent';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { X } from '@anunturi/shared-ui/icons/X';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { IconButton } from '@anunturi/shared-ui/actions/IconButton';
import { subscribeToRetiredToasts, subscribeToToasts } from './toast';
import { useUndoWithinReach } from './useUndoWithinReach';
import styles from './ToastMessages.module.css';

type Shown = Toast & { id: number };

/** How long a toast stays; one with an undo stays longer. Hovering or focusing it stops the clock. */
const STAY_MS = 5_000;
const STAY_WITH_UNDO_MS = 10_000;
const MAX_SHOWN = 3;
/** Of the window's height: more of it than that stays with the page. */
const MAX_SHARE = 1 / 3;

export type ToastMessagesProps = {
  /** What a screen reader listens to. */
  region: RefObject<HTMLElement | null>;
  /** Shown first: what was said before this was there. Emptied. */
  waiting: RefObject<Toast[]>;
};

/** The page's toasts, inside its `ToastRegion`. */
export function ToastMessages({ region, waiting }: ToastMessagesProps) {
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef<Shown[]>([]);
  const [toasts, setToasts] = useState<Shown[]>([]);
  const [held, setHeld] = useState(false);
  const { giveFocusBack } = useUndoWithinReach(region, toasts.findLast(({ undo }) => undo)?.id);
  const show = useCallback((all: Shown[]) => setToasts((shown.current = all)), []);
  const close = useCallback(
    (toast: Shown, undone = false) => {
      if (!shown.current.includes(toast)) return;
      setHeld(false); // what held it goes with it, and tells nobody
      show(shown.current.filter((each) => each !== toast));
      if (undone) toast.undo?.();
      else toast.onGone?.();
    },
    [show],
  );
  useEffect(() => {
    let last = 0;
    const retire = (about: string) =>
      shown.current.filter((each) => each.about === about).forEach((each) => close(each));
    const say = (toast: Toast) => {
      if (toast.about) retire(toast.about);
      show([...shown.current, { ...toast, id: (last += 1) }]);
      // An offer that stays is closed by its reader alone.
      const passing = shown.current.filter(({ stays }) => !stays);
      passing.slice(0, -MAX_SHOWN).forEach((each) => close(each));
    };
    waiting.current.splice(0).forEach(say);
    const stops = [subscribeToToasts(say), subscribeToRetiredToasts(retire)];
    return () => stops.forEach((stop) => stop());
  }, [show, close, waiting]);
  useLayoutEffect(() => {
    if (box.current!.scrollHeight <= window.innerHeight * MAX_SHARE) return;
    const [oldest] = toasts.filter(({ stays }) => !stays).slice(0, -1);
    if (oldest) close(oldest);
  }, [toasts, close]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- messages wait while they are pointed at or have the focus
    <div
      ref={box}
      className={styles.region}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {toasts.map((toast) => (
        <Message key={toast.id} toast={toast} held={held} close={close} onPress={giveFocusBack} />
      ))}
    </div>
  );
}

type MessageProps = {
  toast: Shown;
  held: boolean;
  close(toast: Shown, undone?: boolean): void;
  /** Before it is closed by one of its buttons. */
  onPress(): void;
};

/** Its time begins anew when it is let go. */
function Message({ toast, held, close, onPress }: MessageProps) {
  const { text, tone = 'plain', undo, act, stays } = toast;
  useEffect(() => {
    if (held || stays) return;
    const timer = setTimeout(() => close(toast), undo ? STAY_WITH_UNDO_MS : STAY_MS);
    return () => clearTimeout(timer);
  }, [toast, held, close, undo, stays]);
  const press = (undone: boolean) => {
    onPress();
    close(toast, undone);
  };
  return (
    <div className={styles.toast} data-tone={tone} role={tone === 'bad' ? 'alert' : undefined}>
      <span className={styles.text}>{text}</span>
      {undo && (
        <Button
          size="small"
          variant="ghost"
          className={styles.undo}
          data-undo
          onClick={() => press(true)}
        >
          Anulați
        </Button>
      )}
      {act && (
        <Button size="small" variant="ghost" className={styles.undo} onClick={act.run}>
          {act.label}
        </Button>
      )}
      <IconButton
        label="Închideți"
        icon={<X />}
        size="small"
        className={styles.close}
        onClick={() => press(false)}
      />
    </div>
  );
}
