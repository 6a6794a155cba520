import { useState } from 'react';
import { Button } from '@anunturi/shared-ui/Button';
import { exportUsers } from '../data/users/exportUsers';
import type { UserSearch } from '../data/users/readUsers';
import { downloadText } from '../parts/downloadText';
import { useAct } from '../parts/useAct';

/** Downloads the people of the current search as a table for a spreadsheet. */
export function ExportUsers({ search }: { search: UserSearch }) {
  const { busy, run } = useAct();
  const [done, setDone] = useState(0);
  const go = () => run(async () => downloadText('utilizatori.csv', 'text/csv', await exportUsers(search, setDone)), 'Fișierul a fost pregătit.');
  return (
    <Button variant="secondary" size="small" busy={busy} onClick={() => void go()}>
      {busy ? `Se exportă… ${done}` : 'Exportă (CSV)'}
    </Button>
  );
}
