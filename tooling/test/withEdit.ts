import type { Edit } from '../../e2e/support/releases/brokenBuilds';

/** A source file with an edit. @throws Error unless the text to be replaced stands there once */
export function withEdit(text: string, { file, find, replace }: Edit): string {
  const parts = text.split(find);
  if (parts.length !== 2)
    throw new Error(`${file} has ${parts.length - 1} times, and not once: ${find}`);
  return parts.join(replace);
}
