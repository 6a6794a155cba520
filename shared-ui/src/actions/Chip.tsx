import type { ReactNode } from 'react';
import { X } from '../icons/X';
import { Link } from '../navigation/Link';
import styles from './Chip.module.css';

export type ChipProps = {
  children: ReactNode;
  /** Text of the chip for the remove button's name; needed when children are not plain text. */
  label?: string;
  icon?: ReactNode;
} & (
  | { onRemove: () => void; to?: never; current?: never; onToggle?: never; pressed?: never }
  | { to: string; current?: boolean; onRemove?: never; onToggle?: never; pressed?: never }
  | { onToggle: () => void; pressed: boolean; onRemove?: never; to?: never; current?: never }
  | { onRemove?: never; to?: never; current?: never; onToggle?: never; pressed?: never }
);

/** A small choice: removable (a filter in force), a toggle, a link, or plain. */
export function Chip({
  children,
  label,
  icon,
  onRemove,
  to,
  current,
  onToggle,
  pressed,
}: ChipProps) {
  const content = (
    <>
      {icon}
      <span className={styles.text}>{children}</span>
    </>
  );
  if (to !== undefined)
    return (
      <Link to={to} className={styles.chip} aria-current={current ? 'true' : undefined}>
        {content}
      </Link>
    );
  if (onToggle)
    return (
      <button type="button" className={styles.chip} aria-pressed={pressed} onClick={onToggle}>
        {content}
      </button>
    );
  return (
    <span className={styles.chip} data-removable={onRemove ? true : undefined}>
      {content}
      {onRemove && (
        <button
          type="button"
          className={styles.remove}
          onClick={onRemove}
          aria-label={`Eliminați: ${label ?? String(children)}`}
        >
          <X size={16} />
        </button>
      )}
    </span>
  );
}
