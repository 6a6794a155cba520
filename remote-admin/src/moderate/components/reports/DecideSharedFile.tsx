import { useState } from 'react';
import type { Report } from '@anunturi/shared-domain/moderation/report';
import { toRomanianMessage } from '@anunturi/shared-domain/site/marketError';
import { useAction } from '@anunturi/shared-runtime/toasts/useAction';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { readReportedFile, type SharedFile } from '../../data/sharedFiles';
import { StopSharingDialog } from './StopSharingDialog';

type Props = { reports: readonly [Report, ...Report[]]; onDecided(): void };

/** Leads from the notices about a file to the decision that answers them. */
export function DecideSharedFile({ reports, onDecided }: Props) {
  const [file, setFile] = useState<SharedFile>();
  const { busy, run } = useAction(toRomanianMessage);
  const open = () => run(async () => setFile(await readReportedFile(reports[0].id)));
  return (
    <>
      <Button size="small" busy={busy} onClick={() => void open()}>
        Vedeți al cui este și decideți…
      </Button>
      {file && (
        <StopSharingDialog
          file={file}
          reports={reports}
          onClose={() => setFile(undefined)}
          onStopped={onDecided}
        />
      )}
    </>
  );
}
