import { type SyntheticEvent, useId, useState } from 'react';
import type { ArchiveEntry } from '@anunturi/shared-domain/people/archiveEntry';
import { ARCHIVE_FOLDER_MAX } from '@anunturi/shared-domain/site/limits';
import { tidyText } from '@anunturi/shared-domain/formats/romanianText';
import { showToast } from '@anunturi/shared-runtime/toasts/toast';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { Chip } from '@anunturi/shared-ui/actions/Chip';
import { TextField } from '@anunturi/shared-ui/fields/TextField';
import { Notice } from '@anunturi/shared-ui/feedback/Notice';
import { Dialog } from '@anunturi/shared-ui/overlays/Dialog';
import { Cluster, Stack } from '@anunturi/shared-ui/layout/Stack';
import { failureMessage } from '#domain/failureMessage';
import { texts } from '../texts';

type Props = {
  entries: readonly ArchiveEntry[];
  /** Those in use. */
  folders: readonly string[];
  onClose(): void;
  onMoved(): void;
};

/** Puts files into a folder, an old one or a new one, or takes them out of theirs. */
export function MoveDialog({ entries, folders, onClose, onMoved }: Props) {
  const formId = useId();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const folder = tidyText(name);

  async function move(event: SyntheticEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setProblem('');
    try {
      const { changeEntry } = await import('#data/archive');
      for (const { id } of entries) await changeEntry(id, { folder: folder || null });
      showToast(texts.movedTo(entries.length, folder));
      onMoved();
    } catch (error) {
      setProblem(failureMessage(error));
      setBusy(false);
    }
  }
  return (
    <Dialog
      open
      size="small"
      onClose={onClose}
      title={texts.toFolderTitle(entries.length)}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={formId} busy={busy}>
            {texts.move}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={move}>
        <Stack gap={4}>
          {folders.length > 0 && (
            <div role="group" aria-label={texts.folders}>
              <Cluster gap={2}>
                {folders.map((each) => (
                  <Chip key={each} pressed={folder === each} onToggle={() => setName(each)}>
                    {each}
                  </Chip>
                ))}
              </Cluster>
            </div>
          )}
          <TextField
            label={texts.folderName}
            hint={texts.folderHint}
            value={name}
            maxLength={ARCHIVE_FOLDER_MAX}
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
          />
          {problem && (
            <Notice tone="bad" role="alert">
              {problem}
            </Notice>
          )}
        </Stack>
      </form>
    </Dialog>
  );
}
