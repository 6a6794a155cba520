import { HELD_AFTER_REJECTION_DAYS } from '../site/limits';

const HELD_MS = HELD_AFTER_REJECTION_DAYS * 24 * 60 * 60 * 1000;

/** Whether a listing of a person was rejected so recently that what they publish is looked at first, trusted or not. */
export const isJustRejected = (
  { rejectedAt }: { rejectedAt?: Date | undefined },
  now: Date,
): boolean => rejectedAt !== undefined && now.getTime() - rejectedAt.getTime() < HELD_MS;
