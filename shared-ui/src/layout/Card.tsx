import type { HTMLAttributes, ReactNode } from 'react';
import { joinClasses } from '../text/joinClasses';
import styles from './Card.module.css';

export type CardProps = {
  as?: 'div' | 'article' | 'section' | 'li' | 'aside';
  /** Space inside; `none` lets a picture reach the edges. */
  padding?: 'none' | 'small' | 'medium' | 'large';
  /** Lifts under the pointer: for a card that is a link as a whole (a `.stretched` link inside it). */
  interactive?: boolean;
  tone?: 'plain' | 'sunken' | 'brand' | 'warn';
  children: ReactNode;
} & HTMLAttributes<HTMLElement>;

/** A surface that holds together what belongs together. */
export function Card({
  as: Element = 'div',
  padding = 'medium',
  interactive,
  tone = 'plain',
  className,
  ...rest
}: CardProps) {
  return (
    <Element
      {...rest}
      className={joinClasses(
        styles.card,
        styles[padding],
        styles[tone],
        interactive && styles.interactive,
        className,
      )}
    />
  );
}

/** Class for the one link of an interactive card: its click area covers the card. */
export const stretchedLink = styles.stretched;
