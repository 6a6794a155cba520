import { Button } from '@anunturi/shared-ui/actions/Button';
import { Dialog } from '@anunturi/shared-ui/overlays/Dialog';
import { FileDrop } from '@anunturi/shared-ui/fields/FileDrop';
import { Stack } from '@anunturi/shared-ui/layout/Stack';
import { TextField } from '@anunturi/shared-ui/fields/TextField';
import { type FormEvent, useState } from 'react';
import type { ImageWords } from '../editor/postImages';

export type ImageDialogProps = {
  file?: File;
  /** What is said now of a picture that stands in the text already: only that is asked for. */
  words?: ImageWords;
  onInsert(file: File, words: ImageWords): Promise<void>;
  onDescribe(words: ImageWords): void;
  onClose(): void;
};

const ALT_MAX = 200;
const CAPTION_MAX = 300;

/** Asks for a picture, for words in its place and, if wanted, for words below it. */
export function ImageDialog({
  file: given,
  words,
  onInsert,
  onDescribe,
  onClose,
}: ImageDialogProps) {
  const [file, setFile] = useState(given);
  const [alt, setAlt] = useState(words?.alt ?? '');
  const [caption, setCaption] = useState(words?.caption ?? '');
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<{ file?: string; alt?: string }>({});

  async function keep(event: FormEvent) {
    event.preventDefault();
    const found = {
      ...(!file && !words && { file: 'Alegeți o imagine.' }),
      ...(!alt.trim() && { alt: 'Descrieți imaginea în câteva cuvinte, pentru cine nu o vede.' }),
    };
    setErrors(found);
    if (found.file || found.alt) return;
    const said = { alt: alt.trim(), caption: caption.trim() };
    if (!file) return onDescribe(said);
    setBusy(true);
    await onInsert(file, said);
    setBusy(false);
  }
  const buttons = (
    <Button type="submit" form="imagine" busy={busy}>
      {words ? 'Păstrați' : 'Puneți imaginea'}
    </Button>
  );
  return (
    <Dialog open onClose={onClose} title="Imagine" size="small" footer={buttons}>
      <form id="imagine" noValidate onSubmit={keep}>
        <Stack>
          {!words && (
            <FileDrop
              compact
              label={file ? file.name : 'Alegeți o imagine'}
              hint="JPEG, PNG, WebP sau AVIF"
              accept="image/*"
              error={errors.file}
              onFiles={(files) => setFile(files[0])}
            />
          )}
          <TextField
            label="Descriere"
            hint="De exemplu: Talonul mașinii, cu rubrica P.1 încercuită"
            maxLength={ALT_MAX}
            value={alt}
            error={errors.alt}
            onChange={(event) => setAlt(event.target.value)}
          />
          <TextField
            label="Legendă"
            optional
            hint="Se vede sub imagine"
            maxLength={CAPTION_MAX}
            value={caption}
            onChange={(event) => setCaption(event.target.value)}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
