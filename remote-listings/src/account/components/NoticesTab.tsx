import type { ShownNotice } from '@anunturi/shared-domain/people/notice';
import { changeLoaded } from '@anunturi/shared-runtime/loading/loadCache';
import { useLoad } from '@anunturi/shared-runtime/loading/useLoad';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { EmptyState } from '@anunturi/shared-ui/feedback/EmptyState';
import { LoadState } from '@anunturi/shared-ui/feedback/LoadState';
import { SkeletonRows } from '@anunturi/shared-ui/feedback/Skeleton';
import { Stack } from '@anunturi/shared-ui/layout/Stack';
import { Bell } from '@anunturi/shared-ui/icons/Bell';
import { useNoticeMarks } from '../behaviour/useNoticeMarks';
import { readNotices } from '../data/notices';
import { dashboardKey } from '../data/useMyListings';
import type { Dashboard } from '../data/readDashboard';
import { NoticeList } from './NoticeList';
import classes from './NoticeList.module.css';

const noticesKey = (uid: string) => `notices:${uid}`;

/** The bell: the last fifty things that happened to the person's listings, reports and searches. */
export function NoticesTab({ uid }: { uid: string }) {
  const { busy, open, readAll } = useNoticeMarks(uid, (ids) => {
    const isNew = ({ id }: ShownNotice) => !ids.includes(id);
    changeLoaded<ShownNotice[]>(noticesKey(uid), (now) =>
      now.map((each) => (isNew(each) ? each : { ...each, isRead: true })),
    );
    changeLoaded<Dashboard>(dashboardKey(uid), (now) => ({
      ...now,
      notices: now.notices.filter(isNew),
    }));
  });
  return (
    <LoadState
      of={useLoad(noticesKey(uid), () => readNotices(uid))}
      skeleton={<SkeletonRows count={4} />}
      failedTitle="Nu am putut încărca noutățile"
    >
      {(all) =>
        all.length === 0 ? (
          <EmptyState title="Nicio noutate încă" icon={<Bell strokeWidth={1.5} />}>
            Aici vă spunem ce se întâmplă cu anunțurile, sesizările și căutările dumneavoastră.
          </EmptyState>
        ) : (
          <Stack gap={3}>
            {all.some(({ isRead }) => !isRead) && (
              <div>
                <Button size="small" variant="secondary" busy={busy} onClick={() => readAll(all)}>
                  Marcați toate ca citite
                </Button>
              </div>
            )}
            <div className={classes.framed}>
              <NoticeList notices={all} onOpen={open} />
            </div>
          </Stack>
        )
      }
    </LoadState>
  );
}
