import type { HTMLAttributes } from 'react';
import { joinClasses } from '../text/joinClasses';
import styles from './Stack.module.css';

type Gap = 1 | 2 | 3 | 4 | 6 | 8 | 10 | 12;
type LayoutProps = {
  as?:
    | 'div'
    | 'section'
    | 'ul'
    | 'ol'
    | 'nav'
    | 'main'
    | 'aside'
    | 'form'
    | 'article'
    | 'header'
    | 'footer';
  /** Step of the spacing scale (4 px each). */
  gap?: Gap;
} & HTMLAttributes<HTMLElement>;

/** One below the other. */
export function Stack({ as: Element = 'div', gap = 4, className, ...rest }: LayoutProps) {
  return <Element {...rest} data-gap={gap} className={joinClasses(styles.stack, className)} />;
}

/** Side by side, wrapping; `justify="between"` pushes the ends apart. */
export function Cluster({
  as: Element = 'div',
  gap = 3,
  justify,
  className,
  ...rest
}: LayoutProps & { justify?: 'between' | 'end' | 'center' }) {
  return (
    <Element
      {...rest}
      data-gap={gap}
      data-justify={justify}
      className={joinClasses(styles.cluster, className)}
    />
  );
}

/** Equal columns, as many as fit: `min` is the narrowest a column may get. */
export function Grid({
  as: Element = 'div',
  gap = 4,
  min = 'medium',
  className,
  ...rest
}: LayoutProps & { min?: 'small' | 'medium' | 'large' }) {
  return (
    <Element
      {...rest}
      data-gap={gap}
      data-min={min}
      className={joinClasses(styles.grid, className)}
    />
  );
}

/** Main column and a narrow one, side by side from 64rem on. */
export function Split({
  as: Element = 'div',
  gap = 8,
  side = 'end',
  className,
  ...rest
}: LayoutProps & { side?: 'start' | 'end' }) {
  return (
    <Element
      {...rest}
      data-gap={gap}
      data-side={side}
      className={joinClasses(styles.split, className)}
    />
  );
}
