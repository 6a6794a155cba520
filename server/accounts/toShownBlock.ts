import type { DocumentData } from '@google-cloud/firestore';
import type { ShownAppeal, ShownBlock } from '@anunturi/shared-domain/people/shownBlock';

/** An appeal as screens show it. */
export const toShownAppeal = (appeal: DocumentData): ShownAppeal => ({
  text: appeal.text,
  atMs: appeal.at.getTime(),
  ...(appeal.outcome && { outcome: appeal.outcome, answer: appeal.answer }),
  isSame: appeal.same === true,
});

/** What a suspended person reads of it; nothing of one who is not. */
export function toShownBlock(user: DocumentData | null): ShownBlock | undefined {
  if (user?.blocked !== true) return undefined;
  const { blockedAt, blockedUntil, blockedGround, blockedReason, blockAppeal: appeal } = user;
  return {
    ...(blockedAt && { atMs: blockedAt.getTime() }),
    ...(blockedUntil && { untilMs: blockedUntil.getTime() }),
    ...(blockedGround && { ground: blockedGround }),
    facts: String(blockedReason ?? ''),
    ...(appeal && { appeal: toShownAppeal(appeal) }),
  };
}
