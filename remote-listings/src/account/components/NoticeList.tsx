import { formatAgo } from '@anunturi/shared-domain/formats/formatDate';
import type { ShownNotice } from '@anunturi/shared-domain/people/notice';
import type { NoticeKind } from '@anunturi/shared-domain/people/noticeKinds';
import { Link } from '@anunturi/shared-ui/navigation/Link';
import { VisuallyHidden } from '@anunturi/shared-ui/display/VisuallyHidden';
import { Bookmark } from '@anunturi/shared-ui/icons/Bookmark';
import { Flag } from '@anunturi/shared-ui/icons/Flag';
import { Heart } from '@anunturi/shared-ui/icons/Heart';
import { Info } from '@anunturi/shared-ui/icons/Info';
import { ShieldCheck } from '@anunturi/shared-ui/icons/ShieldCheck';
import { Tag } from '@anunturi/shared-ui/icons/Tag';
import { useNow } from '#behaviour/useNow';
import classes from './NoticeList.module.css';

const icons = {
  listing: Tag,
  decision: ShieldCheck,
  report: Flag,
  alert: Bookmark,
  favourite: Heart,
  site: Info,
} satisfies Record<NoticeKind, unknown>;

/** Notices of the bell, each with its age and the way to what it tells of. */
export function NoticeList({
  notices,
  onOpen,
}: {
  notices: readonly ShownNotice[];
  onOpen(notice: ShownNotice): void;
}) {
  const nowMs = useNow();
  return (
    <ul className={classes.list} aria-label="Noutăți">
      {notices.map((notice) => {
        const { id, kind, text, path, atMs, isRead } = notice;
        const Icon = icons[kind];
        return (
          <li key={id} className={classes.row} data-unread={!isRead || undefined}>
            <span className={classes.icon}>
              <Icon size={20} />
            </span>
            <span className={classes.words}>
              <Link to={path} onClick={() => onOpen(notice)}>
                {text}
              </Link>
              {!isRead && <VisuallyHidden> Necitită.</VisuallyHidden>}
            </span>
            <span className={classes.when}>{formatAgo(atMs, Math.max(nowMs, atMs))}</span>
          </li>
        );
      })}
    </ul>
  );
}
