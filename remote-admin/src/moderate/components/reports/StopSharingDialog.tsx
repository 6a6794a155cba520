import { useState } from 'react';
import type { ModerationGround } from '@anunturi/shared-domain/moderation/moderationFields';
import type { Report } from '@anunturi/shared-domain/moderation/report';
import { STATEMENT_FACTS_MAX, STATEMENT_FACTS_MIN } from '@anunturi/shared-domain/site/limits';
import { toRomanianMessage } from '@anunturi/shared-domain/site/marketError';
import { useAction } from '@anunturi/shared-runtime/toasts/useAction';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { TextArea } from '@anunturi/shared-ui/fields/TextArea';
import { Stack } from '@anunturi/shared-ui/layout/Stack';
import { Dialog } from '@anunturi/shared-ui/overlays/Dialog';
import { GroundField } from '#components/GroundField';
import { type SharedFile, stopFileSharing } from '../../data/sharedFiles';
import { SharedFileFacts } from './SharedFileFacts';

type Props = {
  file: SharedFile;
  /** The notices that the decision answers. */
  reports: readonly Pick<Report, 'id'>[];
  onClose(): void;
  onStopped(): void;
};

/** The statement of reasons by which a file stops being given by links; its owner keeps the file and may appeal. */
export function StopSharingDialog({ file, reports, onClose, onStopped }: Props) {
  const [ground, setGround] = useState<ModerationGround | ''>('');
  const [facts, setFacts] = useState('');
  const [tried, setTried] = useState(false);
  const { busy, run } = useAction(toRomanianMessage);
  const isShort = facts.trim().length < STATEMENT_FACTS_MIN;
  async function send() {
    setTried(true);
    if (!ground || isShort) return;
    const { uid, entryId } = file;
    const reportIds = reports.map(({ id }) => id);
    const stop = () => stopFileSharing({ uid, entryId, ground, facts: facts.trim(), reportIds });
    if (await run(stop, 'Linkurile fișierului sunt oprite.')) onStopped();
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Linkurile spre „${file.name}”`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Renunțați
          </Button>
          <Button variant="danger" busy={busy} onClick={() => void send()}>
            Opriți linkurile
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <SharedFileFacts file={file} />
        <p>
          Ce cuprinde fișierul nu vede nimeni din administrare. Decideți după ce spune sesizarea.
        </p>
        <GroundField value={ground} onChange={setGround} tried={tried} />
        <TextArea
          label="Faptele, pentru proprietar"
          hint="Fișierul rămâne în arhiva proprietarului, care nu îl mai poate da prin link și poate contesta decizia."
          required
          rows={5}
          counter
          maxLength={STATEMENT_FACTS_MAX}
          value={facts}
          onChange={(event) => setFacts(event.target.value)}
          error={
            tried && isShort && `Descrieți faptele în cel puțin ${STATEMENT_FACTS_MIN} caractere.`
          }
        />
      </Stack>
    </Dialog>
  );
}
