import { isBlogAttribute } from '@anunturi/shared-domain/blog/blogHtml';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { Dialog } from '@anunturi/shared-ui/overlays/Dialog';
import { TextField } from '@anunturi/shared-ui/fields/TextField';
import type { Editor } from '@tiptap/react';
import { type FormEvent, useState } from 'react';

/** Asks where the selected words lead; an address without a scheme is taken as one of the web. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose(): void }) {
  const present = String(editor.getAttributes('link').href ?? '');
  const [address, setAddress] = useState(present);
  const [error, setError] = useState<string>();
  const focused = () => editor.chain().focus().extendMarkRange('link');

  function keep(event: FormEvent) {
    event.preventDefault();
    const typed = address.trim();
    const href = /^[a-z][a-z+.-]*:|^[/#]/i.test(typed) ? typed : `https://${typed}`;
    if (!typed || !isBlogAttribute('a', 'href', href))
      return setError('Scrieți o adresă, de exemplu https://exemplu.ro sau /calculator.');
    if (editor.state.selection.empty && !present)
      editor
        .chain()
        .focus()
        .insertContent({ type: 'text', text: typed, marks: [{ type: 'link', attrs: { href } }] })
        .run();
    else focused().setLink({ href }).run();
    onClose();
  }
  function remove() {
    focused().unsetLink().run();
    onClose();
  }
  const buttons = (
    <>
      {present && (
        <Button variant="secondary" onClick={remove}>
          Scoateți legătura
        </Button>
      )}
      <Button type="submit" form="legatura">
        Puneți legătura
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title="Legătură" size="small" footer={buttons}>
      <form id="legatura" noValidate onSubmit={keep}>
        <TextField
          label="Adresa"
          data-autofocus
          inputMode="url"
          autoComplete="off"
          value={address}
          error={error}
          onChange={(event) => setAddress(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
