/** A value on its way. `refreshError` is set when a newer answer failed and the value shown is the older one. */
export type Loadable<T> = (
  | { state: 'loading' }
  | { state: 'failed'; error: unknown }
  | { state: 'ready'; value: T; refreshError?: unknown }
) & { reload(): void };
