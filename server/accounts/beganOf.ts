import type { SignedInCaller } from '../app/callers/Caller';
import { refuse } from '../app/command/refuse';

/** The second in which the caller's session began; it names the session. @throws Refusal signInNeeded */
export const beganOf = ({ authTime }: SignedInCaller): number =>
  authTime ? authTime.getTime() / 1000 : refuse('signInNeeded');
