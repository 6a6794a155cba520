import type { Editor, JSONContent } from '@tiptap/core';
import { NodeSelection } from '@tiptap/pm/state';
import type { PostImage } from '../data/uploadPostImage';

/** What is said of a picture: `alt` in its place, `caption` below it (empty: none). */
export type ImageWords = { alt: string; caption: string };
/** The picture that is chosen in the text, with the stretch of the text that it takes with its caption. */
export type ChosenImage = ImageWords & { attrs: Record<string, unknown>; from: number; to: number };

/** The chosen picture, also when the cursor stands in its caption; null when there is none. */
export function chosenImage({ state: { selection, doc } }: Editor): ChosenImage | null {
  const { $from } = selection;
  const isImage = selection instanceof NodeSelection && selection.node.type.name === 'image';
  const figure =
    selection instanceof NodeSelection && selection.node.type.name === 'figure'
      ? selection.from
      : figureAround(selection);
  if (figure !== null) {
    const node = doc.nodeAt(figure)!;
    return {
      attrs: node.child(0).attrs,
      alt: String(node.child(0).attrs.alt ?? ''),
      caption: node.maybeChild(1)?.textContent ?? '',
      from: figure,
      to: figure + node.nodeSize,
    };
  }
  if (!isImage) return null;
  const { attrs } = selection.node;
  return { attrs, alt: String(attrs.alt ?? ''), caption: '', from: $from.pos, to: selection.to };
}

function figureAround({ $from }: Editor['state']['selection']): number | null {
  for (let depth = $from.depth; depth > 0; depth -= 1)
    if ($from.node(depth).type.name === 'figure') return $from.before(depth);
  return null;
}

/** Puts an uploaded picture at the cursor. */
export function insertImage(
  editor: Editor,
  { path, width, height }: PostImage,
  words: ImageWords,
): void {
  editor
    .chain()
    .focus()
    .insertContent(toNode({ src: path, width, height }, words))
    .run();
}

/** Changes what is said of the chosen picture. */
export function describeImage(
  editor: Editor,
  { attrs, from, to }: ChosenImage,
  words: ImageWords,
): void {
  editor.chain().focus().insertContentAt({ from, to }, toNode(attrs, words)).run();
}

function toNode(attrs: Record<string, unknown>, { alt, caption }: ImageWords): JSONContent {
  const image = { type: 'image', attrs: { ...attrs, alt } };
  return caption
    ? {
        type: 'figure',
        content: [image, { type: 'figcaption', content: [{ type: 'text', text: caption }] }],
      }
    : image;
}
