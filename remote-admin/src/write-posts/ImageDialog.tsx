import { Button } from '@anunturi/shared-ui/Button';
import { Dialog } from '@anunturi/shared-ui/Dialog';
import { FileDrop } from '@anunturi/shared-ui/FileDrop';
import { Stack } from '@anunturi/shared-ui/Stack';
import { TextField } from '@anunturi/shared-ui/TextField';
import { type FormEvent, useState } from 'react';

export type ImageDialogProps = { file?: File; onInsert(file: File, alt: string): Promise<void>; onClose(): void };

const ALT_MAX = 200;

/** Asks for a picture and for words in its place. */
export function ImageDialog({ file: given, onInsert, onClose }: ImageDialogProps) {
  const [file, setFile] = useState(given);
  const [alt, setAlt] = useState('');
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<{ file?: string; alt?: string }>({});

  async function insert(event: FormEvent) {
    event.preventDefault();
    const found = { ...(!file && { file: 'Alegeți o imagine.' }), ...(!alt.trim() && { alt: 'Descrieți imaginea în câteva cuvinte, pentru cine nu o vede.' }) };
    setErrors(found);
    if (!file || found.alt) return;
    setBusy(true);
    await onInsert(file, alt.trim());
    setBusy(false);
  }
  const buttons = (
    <Button type="submit" form="imagine" busy={busy}>
      Pune imaginea
    </Button>
  );
  return (
    <Dialog open onClose={onClose} title="Imagine" size="small" footer={buttons}>
      <form id="imagine" noValidate onSubmit={insert}>
        <Stack>
          <FileDrop compact label={file ? file.name : 'Alegeți o imagine'} hint="JPEG, PNG, WebP sau AVIF" accept="image/*" error={errors.file} onFiles={(files) => setFile(files[0])} />
          <TextField label="Descriere" hint="De exemplu: Talonul mașinii, cu rubrica P.1 încercuită" maxLength={ALT_MAX} value={alt} error={errors.alt} onChange={(event) => setAlt(event.target.value)} />
        </Stack>
      </form>
    </Dialog>
  );
}
