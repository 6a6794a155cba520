import { type Editor, useEditorState } from '@tiptap/react';
import { LetterB } from '@anunturi/shared-ui/icons/LetterB';
import { Code } from '@anunturi/shared-ui/icons/Code';
import { Heading2 } from '@anunturi/shared-ui/icons/Heading2';
import { Heading3 } from '@anunturi/shared-ui/icons/Heading3';
import { ImagePlus } from '@anunturi/shared-ui/icons/ImagePlus';
import { Italic } from '@anunturi/shared-ui/icons/Italic';
import { Link2 } from '@anunturi/shared-ui/icons/Link2';
import { List } from '@anunturi/shared-ui/icons/List';
import { ListOrdered } from '@anunturi/shared-ui/icons/ListOrdered';
import { Minus } from '@anunturi/shared-ui/icons/Minus';
import { Quote } from '@anunturi/shared-ui/icons/Quote';
import { Redo2 } from '@anunturi/shared-ui/icons/Redo2';
import { Strikethrough } from '@anunturi/shared-ui/icons/Strikethrough';
import { Table as TableIcon } from '@anunturi/shared-ui/icons/Table';
import { Underline } from '@anunturi/shared-ui/icons/Underline';
import { Undo2 } from '@anunturi/shared-ui/icons/Undo2';
import { IconButton } from '@anunturi/shared-ui/actions/IconButton';
import type { ReactNode } from 'react';
import { moveFocusByArrows } from '../behaviour/moveFocusByArrows';
import { TableTools } from './TableTools';
import classes from './EditorToolbar.module.css';

export type EditorToolbarProps = { editor: Editor; onLink(): void; onImage(): void };

/** What can be done with the text at the cursor; arrow keys move between the buttons. */
export function EditorToolbar({ editor, onLink, onImage }: EditorToolbarProps) {
  const now = useEditorState({
    editor,
    selector: ({ editor: at }) => ({
      h2: at.isActive('heading', { level: 2 }),
      h3: at.isActive('heading', { level: 3 }),
      bold: at.isActive('bold'),
      italic: at.isActive('italic'),
      underline: at.isActive('underline'),
      strike: at.isActive('strike'),
      code: at.isActive('code'),
      bullets: at.isActive('bulletList'),
      numbers: at.isActive('orderedList'),
      quote: at.isActive('blockquote'),
      link: at.isActive('link'),
      image: at.isActive('image') || at.isActive('figure'),
      table: at.isActive('table'),
      canUndo: at.can().undo(),
      canRedo: at.can().redo(),
    }),
  });
  const focused = () => editor.chain().focus();
  const button = (
    label: string,
    icon: ReactNode,
    act: () => void,
    pressed?: boolean,
    disabled?: boolean,
  ) => (
    <IconButton
      size="small"
      label={label}
      icon={icon}
      pressed={pressed}
      disabled={disabled}
      onClick={act}
      onMouseDown={(event) => event.preventDefault()}
    />
  );
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its buttons have the focus, arrows move between them
    <div
      role="toolbar"
      aria-label="Formatarea textului"
      className={classes.bar}
      onKeyDown={moveFocusByArrows}
    >
      {button(
        'Titlu de parte',
        <Heading2 size={20} />,
        () => focused().toggleHeading({ level: 2 }).run(),
        now.h2,
      )}
      {button(
        'Subtitlu',
        <Heading3 size={20} />,
        () => focused().toggleHeading({ level: 3 }).run(),
        now.h3,
      )}
      <span className={classes.gap} />
      {button('Aldin', <LetterB size={20} />, () => focused().toggleBold().run(), now.bold)}
      {button('Cursiv', <Italic size={20} />, () => focused().toggleItalic().run(), now.italic)}
      {button(
        'Subliniat',
        <Underline size={20} />,
        () => focused().toggleUnderline().run(),
        now.underline,
      )}
      {button(
        'Tăiat',
        <Strikethrough size={20} />,
        () => focused().toggleStrike().run(),
        now.strike,
      )}
      {button('Cod', <Code size={20} />, () => focused().toggleCode().run(), now.code)}
      {button('Legătură', <Link2 size={20} />, onLink, now.link)}
      <span className={classes.gap} />
      {button('Listă', <List size={20} />, () => focused().toggleBulletList().run(), now.bullets)}
      {button(
        'Listă numerotată',
        <ListOrdered size={20} />,
        () => focused().toggleOrderedList().run(),
        now.numbers,
      )}
      {button('Citat', <Quote size={20} />, () => focused().toggleBlockquote().run(), now.quote)}
      {button('Linie de despărțire', <Minus size={20} />, () =>
        focused().setHorizontalRule().run(),
      )}
      <span className={classes.gap} />
      {button('Imagine', <ImagePlus size={20} />, onImage, now.image)}
      {button(
        'Tabel',
        <TableIcon size={20} />,
        () => focused().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
        now.table,
        now.table,
      )}
      <span className={classes.gap} />
      {button(
        'Înapoi un pas',
        <Undo2 size={20} />,
        () => focused().undo().run(),
        undefined,
        !now.canUndo,
      )}
      {button(
        'Înainte un pas',
        <Redo2 size={20} />,
        () => focused().redo().run(),
        undefined,
        !now.canRedo,
      )}
      {now.table && <TableTools editor={editor} />}
    </div>
  );
}
