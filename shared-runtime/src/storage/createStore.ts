/** A value that parts of a page share, and who is called when it changes. */
export type Store<T> = {
  get(): T;
  set(next: T): void;
  /** Calls after every `set`; returns how to stop. */
  subscribe(listener: () => void): () => void;
};

export function createStore<T>(first: T): Store<T> {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
