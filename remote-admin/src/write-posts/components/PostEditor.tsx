import { toRomanianMessage } from '@anunturi/shared-domain/site/marketError';
import { showToast } from '@anunturi/shared-runtime/toasts/toast';
import { EditorContent, useEditor } from '@tiptap/react';
import { useState } from 'react';
import type { PostImage } from '../data/uploadPostImage';
import { toSafeHtml } from '../domain/safeHtml';
import { EditorToolbar } from './EditorToolbar';
import { editorExtensions } from '../editor/editorExtensions';
import { ImageDialog } from './ImageDialog';
import {
  type ChosenImage,
  type ImageWords,
  chosenImage,
  describeImage,
  insertImage,
} from '../editor/postImages';
import { pictureAmong, refuseMedia, toPastedText } from '../editor/pasteInto';
import { LinkDialog } from './LinkDialog';
import classes from './PostEditor.module.css';

export type PostEditorProps = {
  /** The text at the start; a new `key` shows another. */
  html: string;
  error?: string;
  onChange(html: string): void;
  upload(file: File): Promise<PostImage>;
};

type Open = { kind: 'link' } | { kind: 'image'; file?: File; chosen?: ChosenImage } | null;

/** The text of a post with its toolbar. Loaded on demand: the editor is large. */
export function PostEditor({ html, error, onChange, upload }: PostEditorProps) {
  const [open, setOpen] = useState<Open>(null);
  const takeImage = (data: DataTransfer | null) => {
    const file = pictureAmong(data);
    if (file) setOpen({ kind: 'image', file });
    return file !== undefined || refuseMedia(data);
  };
  const editor = useEditor({
    extensions: editorExtensions,
    content: toSafeHtml(html),
    injectCSS: false, // the page's policy forbids style elements; the same rules stand in PostEditor.module.css
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': 'Textul articolului',
        class: classes.text!,
      },
      transformPastedHTML: toPastedText,
      handlePaste: (_view, event) => takeImage(event.clipboardData),
      handleDrop: (_view, event, _slice, moved) => !moved && takeImage(event.dataTransfer),
    },
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? '' : changed.getHTML()),
  });
  const close = () => setOpen(null);

  async function insert(file: File, words: ImageWords) {
    try {
      insertImage(editor, await upload(file), words);
      close();
    } catch (failure) {
      console.error('The picture could not be uploaded', failure);
      showToast(toRomanianMessage(failure), { tone: 'bad' });
    }
  }
  return (
    <div className={classes.editor} data-invalid={error ? true : undefined}>
      <EditorToolbar
        editor={editor}
        onLink={() => setOpen({ kind: 'link' })}
        onImage={() => setOpen({ kind: 'image', chosen: chosenImage(editor) ?? undefined })}
      />
      <EditorContent editor={editor} className={classes.frame} />
      {error && (
        <p role="alert" className={classes.error}>
          {error}
        </p>
      )}
      {open?.kind === 'link' && <LinkDialog editor={editor} onClose={close} />}
      {open?.kind === 'image' && (
        <ImageDialog
          file={open.file}
          words={open.chosen}
          onInsert={insert}
          onDescribe={(words) => (
            open.chosen && describeImage(editor, open.chosen, words),
            close()
          )}
          onClose={close}
        />
      )}
    </div>
  );
}
