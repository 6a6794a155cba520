import type { Assembled } from './assemblePdf';
import type { ToolPage } from '../pages/toolPages';

/**
 * Pages as documents of at most `maxBytes` each, as few as a few tries find: what is too large is cut into as many equal parts
 * as it is too large, and each of these again. A single page that is too large stays so.
 * `carried`: files whose attachments stand in an earlier document already.
 */
export async function splitBySize(
  pages: readonly ToolPage[],
  maxBytes: number,
  assemble: (pages: readonly ToolPage[], carried: readonly string[]) => Promise<Assembled>,
): Promise<Assembled> {
  const carried = new Set<string>();
  const parts: Assembled[] = [];
  async function make(part: readonly ToolPage[]): Promise<void> {
    const made = await assemble(part, [...carried]);
    const size = Math.max(0, ...made.files.map((file) => file.size));
    if (size <= maxBytes || part.length === 1) {
      for (const { fileId } of part) carried.add(fileId);
      parts.push(made);
      return;
    }
    const count = Math.min(part.length, Math.ceil(size / maxBytes));
    for (let at = 0; at < count; at += 1)
      await make(
        part.slice(
          Math.floor((at * part.length) / count),
          Math.floor(((at + 1) * part.length) / count),
        ),
      );
  }
  if (pages.length > 0) await make(pages);
  const behind = new Map(
    parts.flatMap(({ leftBehind }) => leftBehind).map((each) => [each.fileId, each]),
  );
  return {
    files: parts.flatMap(({ files }) => files),
    leftOut: [...new Set(parts.flatMap(({ leftOut }) => leftOut))],
    leftBehind: [...behind.values()],
  };
}
