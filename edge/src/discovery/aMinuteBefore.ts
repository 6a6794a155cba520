/** A moment never ahead of the database's clock, in whole minutes. */
export function aMinuteBefore(now: Date): string {
  return new Date(Math.floor(now.getTime() / 60_000) * 60_000 - 60_000).toISOString();
}
