/** Given by the build, by Node or by tests to themselves: nobody sets them. */
const ownOnes = [
  'SHELL_OFFER',
  'KNOWN_WANTS',
  'CHUNK_HASHES',
  'PATH',
  'TMPDIR',
  'SERVICE_TOKEN',
  'TEST_ID_TOKEN_KEY',
];

const named = /(?:process\.env|environment)\.([A-Z][A-Z0-9_]+)/g;
/** `const { A, B = '1' } = process.env`, and a parameter `{ A, B }: Environment`. */
const unpacked = /\{([^{}]*)\}(?:: \w*Environment\b|\s*=\s*(?:process\.env|environment)\b)/g;

/** The environment variables that a source reads. */
export function readVariables(source: string): string[] {
  const direct = [...source.matchAll(named)].map(([, name]) => name!);
  const parts = [...source.matchAll(unpacked)].flatMap(([, list]) => list!.split(/,(?![^(]*\))/));
  const taken = parts.flatMap((part) => /^\s*([A-Z][A-Z0-9_]+)\b/.exec(part)?.[1] ?? []);
  return [...new Set([...direct, ...taken])].filter((name) => !ownOnes.includes(name)).sort();
}
