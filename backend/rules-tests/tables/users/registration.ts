import { userOf } from '../../baseWorld';
import { type Data, NOW } from '../../RuleCase';

/** `users/{uid}` as it is first written. */
export const fresh = (uid: string, now: Date, change: Data = {}): Data => ({
  ...userOf(uid, now),
  createdAt: NOW,
  updatedAt: NOW,
  ...change,
});
