import { type FormEvent, useState } from 'react';
import { toRomanianMessage } from '@anunturi/shared-domain/site/marketError';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { TextField } from '@anunturi/shared-ui/fields/TextField';
import { Dialog } from '@anunturi/shared-ui/overlays/Dialog';
import { findSharedFile, type SharedFile } from '../../data/sharedFiles';
import { StopSharingDialog } from './StopSharingDialog';

/** Finds the file of a link that somebody wrote about, and leads to the decision about it. */
export function FindSharedFile() {
  const [isOpen, setIsOpen] = useState(false);
  const [link, setLink] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [file, setFile] = useState<SharedFile>();
  function close() {
    setIsOpen(false);
    setLink('');
    setProblem(undefined);
    setFile(undefined);
  }
  async function find(event: FormEvent) {
    event.preventDefault();
    if (!link.trim()) return setProblem('Lipiți linkul.');
    setBusy(true);
    setProblem(undefined);
    try {
      setFile(await findSharedFile(link.trim()));
    } catch (error) {
      console.warn('The file of a link was not found', error);
      setProblem(toRomanianMessage(error));
    } finally {
      setBusy(false);
    }
  }
  if (file) return <StopSharingDialog file={file} reports={[]} onClose={close} onStopped={close} />;
  return (
    <>
      <Button size="small" variant="secondary" onClick={() => setIsOpen(true)}>
        Căutați fișierul unui link…
      </Button>
      {isOpen && (
        <Dialog
          open
          onClose={close}
          title="Fișierul unui link"
          footer={
            <>
              <Button variant="secondary" onClick={close}>
                Renunțați
              </Button>
              <Button type="submit" form="fisier-dupa-link" busy={busy}>
                Căutați
              </Button>
            </>
          }
        >
          <form id="fisier-dupa-link" noValidate onSubmit={(event) => void find(event)}>
            <TextField
              label="Linkul fișierului"
              hint="Aflați al cui este și ce se știe despre el. Căutarea intră în jurnalul de siguranță."
              value={link}
              maxLength={1000}
              autoComplete="off"
              onChange={(event) => setLink(event.target.value)}
              error={problem}
            />
          </form>
        </Dialog>
      )}
    </>
  );
}
