import { useEffect, useRef, useState } from 'react';
import { formatNumber } from '@anunturi/shared-domain/formats/formatNumber';
import { plural } from '@anunturi/shared-domain/formats/plural';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { Cluster } from '@anunturi/shared-ui/layout/Stack';
import { downloadFile } from '@anunturi/shared-runtime/downloads/downloadFile';
import { showToast } from '@anunturi/shared-runtime/toasts/toast';
import { toRomanianMessage } from '@anunturi/shared-domain/site/marketError';
import { useAction } from '@anunturi/shared-runtime/toasts/useAction';
import { exportUsers } from '../data/exportUsers';
import type { UserSearch } from '#data/users/readUsers';

/** Downloads the people of the current search as a table for a spreadsheet; a long one shows how far it is and can be stopped. */
export function ExportUsers({ search }: { search: UserSearch }) {
  const { busy, run } = useAction(toRomanianMessage);
  const [done, setDone] = useState(0);
  const stop = useRef<AbortController>(null);
  useEffect(() => () => stop.current?.abort(), []);
  const go = () =>
    run(async () => {
      const controller = (stop.current = new AbortController());
      let count = 0;
      setDone(0);
      const parts = await exportUsers(search, {
        onProgress: (now) => setDone((count = now)),
        signal: controller.signal,
      });
      if (!parts) return;
      downloadFile(new Blob(parts, { type: 'text/csv;charset=utf-8' }), 'utilizatori.csv');
      showToast(`Fișierul are ${plural(count, 'utilizator', 'utilizatori')}.`, { tone: 'good' });
    });
  return (
    <Cluster gap={2}>
      <Button variant="secondary" size="small" busy={busy} onClick={() => void go()}>
        {busy ? `Se exportă… ${formatNumber(done)}` : 'Exportați (CSV)'}
      </Button>
      {busy && (
        <Button variant="ghost" size="small" onClick={() => stop.current?.abort()}>
          Opriți
        </Button>
      )}
    </Cluster>
  );
}
