import type { Json, Result } from './vectors';

/** The text that is compared; error messages only take part when asked for. */
export const comparable = (result: Result | Json, { withMessages = false } = {}): string =>
  JSON.stringify(result, (key, value) =>
    key === 'message' && !withMessages ? undefined : (value as unknown),
  );
