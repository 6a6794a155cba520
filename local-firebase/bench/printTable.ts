import { scenarios } from './scenarios';

/** Milliseconds of each request: as the client saw them, and, where it is ours, as the server did. */
export type Row = { name: string; size: number; server?: number[]; client: number[] };

export function percentile(times: readonly number[], share: number): string {
  const sorted = [...times].sort((a, b) => a - b);
  return (
    sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * share) / 100))] ?? NaN
  ).toFixed(2);
}

export function printTable(rows: readonly Row[]): void {
  console.log(
    `\n${'milliseconds'.padEnd(60)}${'items'.padStart(9)}${'server p50'.padStart(12)}${'p99'.padStart(8)}${'client p50'.padStart(12)}${'p99'.padStart(8)}`,
  );
  for (const { name } of scenarios) {
    for (const { size, server, client } of rows.filter((row) => row.name === name)) {
      const own = server ? [percentile(server, 50), percentile(server, 99)] : ['emulator', ''];
      console.log(
        `${name.padEnd(60)}${String(size).padStart(9)}${(own[0] as string).padStart(12)}${(own[1] as string).padStart(8)}${percentile(client, 50).padStart(12)}${percentile(client, 99).padStart(8)}`,
      );
    }
  }
}
