/** A command as a document says it, without its comment. */
export type DocumentCommand = { document: string; text: string };

const program = /^(?:[A-Z][A-Z0-9_]*=\S+ )*(?:npm|npx|node|cd) /;
const blocks = /```(?:sh|bash|shell)\n([\s\S]*?)```/g;

/** The commands of a document: lines of its shell blocks, and those that stand in backticks. */
export function readCommands(document: string, text: string): DocumentCommand[] {
  const lines = [...text.matchAll(blocks)].flatMap(([, block]) => block!.split('\n'));
  const spoken = [...text.replaceAll(/```[\s\S]*?```/g, '').matchAll(/`([^`\n]+)`/g)];
  const all = [...lines, ...spoken.map(([, words]) => words!)].map((line) =>
    line.replace(/\s+#.*$/, '').trim(),
  );
  return [...new Set(all)]
    .filter((line) => program.test(line))
    .map((each) => ({ document, text: each }));
}
