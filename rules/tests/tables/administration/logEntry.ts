import { admin } from '../../people';
import { type Data, NOW, type Write } from '../../RuleCase';

/** The write that logs an act of the administrator. */
export const logEntry = (
  id: string,
  action: string,
  targetKind: string,
  targetId: string,
  more: Data = {},
): Write => ({
  set: `moderationLog/${id}`,
  data: { actorId: admin, action, targetKind, targetId, at: NOW, ...more },
});
