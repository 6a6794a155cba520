import type { ShownNotice } from '@anunturi/shared-domain/people/notice';
import { links } from '@anunturi/shared-domain/site/links';
import { Button, ButtonLink } from '@anunturi/shared-ui/actions/Button';
import { useNoticeMarks } from '../behaviour/useNoticeMarks';
import classes from './AttentionPanel.module.css';
import { NoticeList } from './NoticeList';

const SHOWN = 5;

/** Everything that happened since the last look, on the account's first page; nothing when nothing did. */
export function NewNotices({
  uid,
  notices,
  onRead,
}: {
  uid: string;
  notices: readonly ShownNotice[];
  onRead(ids: readonly string[]): void;
}) {
  const { busy, open, readAll } = useNoticeMarks(uid, onRead);
  if (notices.length === 0) return null;
  return (
    <section className={classes.panel} aria-labelledby="noutati">
      <div className={classes.head}>
        <h2 id="noutati" className={classes.heading}>
          Tot ce e nou
        </h2>
        <ButtonLink to={links.notices()} size="small" variant="ghost">
          Toate ({notices.length})
        </ButtonLink>
        <Button size="small" variant="ghost" busy={busy} onClick={() => readAll(notices)}>
          Marcați ca citite
        </Button>
      </div>
      <div className={classes.newest}>
        <NoticeList notices={notices.slice(0, SHOWN)} onOpen={open} />
      </div>
    </section>
  );
}
