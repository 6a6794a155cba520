/** So many failures in a row open it. */
const FAILURES = 3;
/** For so long nothing is asked then; after that, one request tries. */
const OPEN_MS = 5000;

export type Breaker = {
  /** Whether what is asked for must do without; false once in a while, for the one who tries. */
  refuses(): boolean;
  note(isFailure: boolean): void;
};

/** Stops asking what did not answer several times in a row, so that the next visitors need not wait to learn the same. */
export function createBreaker({
  failures = FAILURES,
  openMs = OPEN_MS,
  now = () => performance.now(),
} = {}): Breaker {
  let inRow = 0;
  let openUntilMs = 0;
  return {
    refuses() {
      if (inRow < failures) return false;
      if (now() < openUntilMs) return true;
      openUntilMs = now() + openMs;
      return false;
    },
    note(isFailure) {
      inRow = isFailure ? inRow + 1 : 0;
      if (inRow === failures) openUntilMs = now() + openMs;
    },
  };
}
