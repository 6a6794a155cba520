import type { ReactNode } from 'react';
import { CircleExclamationPoint } from '../icons/CircleExclamationPoint';
import { CircleCheck } from '../icons/CircleCheck';
import { Info } from '../icons/Info';
import { TriangleExclamationPoint } from '../icons/TriangleExclamationPoint';
import styles from './Notice.module.css';

const icons = {
  info: Info,
  good: CircleCheck,
  warn: TriangleExclamationPoint,
  bad: CircleExclamationPoint,
};

export type NoticeProps = {
  tone?: keyof typeof icons;
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  /** `status` or `alert` when it appears after an act; leave out for what was on the page from the start. */
  role?: 'status' | 'alert';
};

/** A remark that belongs to the page: advice, success, warning, refusal. */
export function Notice({ tone = 'info', title, children, action, role }: NoticeProps) {
  const Icon = icons[tone];
  return (
    <div className={styles.notice} data-tone={tone} role={role}>
      <Icon size={22} className={styles.icon} />
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div className={styles.text}>{children}</div>}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
