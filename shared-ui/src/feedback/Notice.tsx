import type { ReactNode } from 'react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import styles from './Notice.module.css';

const icons = { info: Info, good: CircleCheck, warn: TriangleAlert, bad: CircleAlert };

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
