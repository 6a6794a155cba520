/**
 * A value on its way. `refreshError` is set when a newer answer failed and the value shown is the older one; `isSlow`: it
 * takes longer than it should.
 */
export type Loadable<T> = (
  | { state: 'loading'; isSlow?: boolean }
  | { state: 'failed'; error: unknown }
  | { state: 'ready'; value: T; refreshError?: unknown }
) & {
  reload(): void;
  /** Pressed by a person who was told of the failure: when it fails again, another release of the remote is asked for. */
  retry(): void;
};
