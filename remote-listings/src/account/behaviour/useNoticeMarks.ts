import { toRomanianMessage } from '@anunturi/shared-domain/site/marketError';
import type { ShownNotice } from '@anunturi/shared-domain/people/notice';
import { useAction } from '@anunturi/shared-runtime/toasts/useAction';

/** Marks of what was read: one that is opened, quietly; all of them by a button, which says when it failed. */
export function useNoticeMarks(uid: string, onRead: (ids: readonly string[]) => void) {
  const { busy, run } = useAction(toRomanianMessage);
  const mark = async (ids: readonly string[]) => {
    const { markNoticesRead } = await import(
      /* webpackChunkName: "account-notices" */ '../data/notices'
    );
    await markNoticesRead(uid, ids);
    onRead(ids);
  };
  return {
    busy,
    open: ({ id, isRead }: ShownNotice) => {
      if (!isRead) mark([id]).catch(console.warn); // it is shown as new once more
    },
    readAll: (notices: readonly ShownNotice[]) =>
      void run(() => mark(notices.filter(({ isRead }) => !isRead).map(({ id }) => id))),
  };
}
