/** One part of a recorded text: a heading, a paragraph or a list. */
export type Block = { heading?: string; paragraph?: string; items?: string[] };

/** The parts of a recorded text, a line each: `## ` begins a heading, `- ` an item of a list. */
export function toBlocks(text: string): Block[] {
  const blocks: Block[] = [];
  for (const line of text.split('\n').filter(Boolean)) {
    const last = blocks.at(-1);
    if (line.startsWith('## ')) blocks.push({ heading: line.slice(3) });
    else if (!line.startsWith('- ')) blocks.push({ paragraph: line });
    else if (last?.items) last.items.push(line.slice(2));
    else blocks.push({ items: [line.slice(2)] });
  }
  return blocks;
}
