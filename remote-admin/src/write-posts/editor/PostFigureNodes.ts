import { Node } from '@tiptap/core';

/** A picture with words below it. */
export const PostFigure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'image figcaption?',
  isolating: true,
  draggable: true,
  parseHTML: () => [{ tag: 'figure' }],
  renderHTML: () => ['figure', 0],
});

/** The words below a picture; Enter leaves them, Backspace in empty ones takes them away. */
export const PostFigcaption = Node.create({
  name: 'figcaption',
  content: 'inline*',
  parseHTML: () => [{ tag: 'figcaption' }],
  renderHTML: () => ['figcaption', 0],
  addKeyboardShortcuts() {
    const caption = () => {
      const { $from, empty } = this.editor.state.selection;
      return empty && $from.parent.type === this.type ? $from : null;
    };
    return {
      Enter: () => {
        const at = caption();
        if (!at) return false;
        const behind = at.after(at.depth - 1);
        return this.editor
          .chain()
          .insertContentAt(behind, { type: 'paragraph' })
          .focus(behind + 1)
          .run();
      },
      Backspace: () => {
        const at = caption();
        return !!at && at.parent.content.size === 0 && this.editor.commands.deleteNode(this.type);
      },
    };
  },
});
