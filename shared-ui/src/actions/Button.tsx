import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Link } from '../navigation/Link';
import type { LinkProps } from '../navigation/Link';
import { joinClasses } from '../text/joinClasses';
import styles from './Button.module.css';

export type ButtonLook = {
  /** `accent` sells: the header's button and those that publish; `primary` is the main action of every other screen. */
  variant?: 'primary' | 'accent' | 'secondary' | 'ghost' | 'danger';
  size?: 'small' | 'medium' | 'large';
  /** Fills the width of its container. */
  wide?: boolean;
  icon?: ReactNode;
};

export type ButtonProps = ButtonLook & {
  /** At work: announced, does not react, keeps its place in the tab order. */
  busy?: boolean;
  ref?: Ref<HTMLButtonElement>;
} & ButtonHTMLAttributes<HTMLButtonElement>;

/** A button; `type="button"` unless said otherwise. */
export function Button({
  variant,
  size,
  wide,
  icon,
  busy,
  className,
  children,
  onClick,
  ...button
}: ButtonProps) {
  return (
    <button
      type="button"
      {...button}
      aria-busy={busy || undefined}
      aria-disabled={busy || button['aria-disabled']}
      className={joinClasses(lookOf({ variant, size, wide }), className)}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <span aria-hidden="true" className={styles.spinner} /> : icon}
      {children}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({
  variant,
  size,
  wide,
  icon,
  className,
  children,
  ...link
}: ButtonLook & LinkProps) {
  return (
    <Link {...link} className={joinClasses(lookOf({ variant, size, wide }), className)}>
      {icon}
      {children}
    </Link>
  );
}

/** The class of a button's look, for an element that must stay its own (a `<label>`, an external `<a>`). */
export function lookOf({
  variant = 'primary',
  size = 'medium',
  wide,
}: Omit<ButtonLook, 'icon'> = {}) {
  return joinClasses(styles.button, styles[variant], styles[size], wide && styles.wide);
}
