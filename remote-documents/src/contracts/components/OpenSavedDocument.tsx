import { useState } from 'react';
import { FolderOpen } from '@anunturi/shared-ui/icons/FolderOpen';
import { FileDrop } from '@anunturi/shared-ui/fields/FileDrop';
import { MarketError } from '@anunturi/shared-domain/site/marketError';
import { DOCUMENT_FILE_MAX_BYTES } from '../domain/documentFile';
import { type OpenedFile, openFile } from '../domain/two-phones/openFile';
import { failureMessage } from '#domain/failureMessage';
import { texts } from '../texts';

/** Takes a kept document back in. */
export function OpenSavedDocument({ onOpen }: { onOpen(file: OpenedFile): void }) {
  const [problem, setProblem] = useState('');
  async function open([file]: File[]) {
    if (!file) return;
    try {
      if (file.size > DOCUMENT_FILE_MAX_BYTES) throw new MarketError('tooLarge');
      const read = await openFile(await file.text());
      setProblem('');
      onOpen(read);
    } catch (error) {
      setProblem(failureMessage(error));
    }
  }
  return (
    <FileDrop
      compact
      label={texts.open}
      hint={texts.openHint}
      accept="application/json,.json"
      icon={<FolderOpen strokeWidth={1.5} />}
      error={problem || undefined}
      onFiles={open}
    />
  );
}
