import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { joinClasses } from '../text/joinClasses';
import styles from './IconButton.module.css';

export type IconButtonProps = {
  /** What it does, read out and shown as a tooltip. */
  label: string;
  icon: ReactNode;
  variant?: 'ghost' | 'secondary' | 'overlay';
  size?: 'small' | 'medium';
  /** For a toggle: whether it is on. */
  pressed?: boolean;
  ref?: Ref<HTMLButtonElement>;
} & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'aria-label'>;

/** A button that is only an icon. `overlay` stands on a picture. */
export function IconButton({
  label,
  icon,
  variant = 'ghost',
  size = 'medium',
  pressed,
  className,
  ...button
}: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...button}
      aria-label={label}
      aria-pressed={pressed}
      className={joinClasses(styles.button, styles[variant], styles[size], className)}
    >
      {icon}
    </button>
  );
}
