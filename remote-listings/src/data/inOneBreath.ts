const asked = new Map<string, Promise<unknown>>();

/** One read for all who ask in the same turn of the event loop; who asks later, as after an act, reads anew. */
export function inOneBreath<T>(key: string, read: () => Promise<T>): Promise<T> {
  const known = asked.get(key) as Promise<T> | undefined;
  if (known) return known;
  const answer = read();
  asked.set(key, answer);
  setTimeout(() => asked.delete(key));
  return answer;
}
