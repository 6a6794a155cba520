/** An entry of a CHANGELOG.md: its version, and its lines. */
export type Entry = { version: string; lines: string[] };

/** The newest entry; null where there is none. */
export function latestEntry(changelog: string): Entry | null {
  const entries = changelog.split(/^(?=##? \[?\d+\.\d+\.\d+)/m);
  const first = entries.find((text) => /^##? \[?\d/.test(text)) ?? '';
  const version = /^##? \[?(\d+\.\d+\.\d+)/.exec(first)?.[1];
  if (!version) return null;
  const lines = first.split('\n').slice(1);
  return { version, lines: lines.filter((line) => line.trim() !== '') };
}

/** Tag of a version, as lerna has it. */
export const tagOf = (name: string, version: string): string => `${name}@${version}`;
