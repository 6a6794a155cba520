/** What the bell tells of. */
export const noticeKinds = ['listing', 'decision', 'report', 'alert', 'favourite', 'site'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** So many of a person's notices are kept, the newest. */
export const NOTICES_MAX = 50;
