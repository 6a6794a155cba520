/** Who is asked about a file, by the text of a CODEOWNERS: the last line that fits says it. */
export function ownerOf(file: string, codeOwners: string): string {
  const rows = codeOwners
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim().split(/\s+/))
    .filter(([pattern, owner]) => pattern && owner);
  return rows.findLast(([pattern]) => isFor(pattern!, file))?.[1] ?? '';
}

function isFor(pattern: string, file: string): boolean {
  if (pattern === '*') return true;
  const path = pattern.replace(/^\//, '');
  return file === path || file.startsWith(path.endsWith('/') ? path : `${path}/`);
}
