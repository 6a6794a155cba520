import { formatDateTime } from '@anunturi/shared-domain/formats/formatDate';
import { toRomanianMessage } from '@anunturi/shared-domain/site/marketError';
import { useLoad } from '@anunturi/shared-runtime/loading/useLoad';
import { useAction } from '@anunturi/shared-runtime/toasts/useAction';
import { Badge } from '@anunturi/shared-ui/display/Badge';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { LoadState } from '@anunturi/shared-ui/feedback/LoadState';
import { Skeleton } from '@anunturi/shared-ui/feedback/Skeleton';
import { Cluster, Stack } from '@anunturi/shared-ui/layout/Stack';
import { useState } from 'react';
import { endSession, readSessions } from '../../data/sessions';
import styles from './Devices.module.css';
import { EndOtherSessions } from './EndOtherSessions';

/** Where the person is signed in, each device with a way to sign it out, and one for all the others. */
export function Devices({ uid }: { uid: string }) {
  const sessions = useLoad(`sessions:${uid}`, readSessions);
  const { busy, run } = useAction(toRomanianMessage);
  const [asksForAll, setAsksForAll] = useState(false);
  const end = async (id: number) => {
    if (await run(() => endSession(id), 'Dispozitivul a fost delogat.')) sessions.reload();
  };
  return (
    <LoadState of={sessions} skeleton={<Skeleton lines={3} />}>
      {(found) => (
        <Stack gap={4}>
          <ul className={styles.devices}>
            {found.map(({ id, device, lastAtMs, isThis }) => (
              <li key={id} className={styles.device}>
                <span>
                  <span className={styles.name}>{device}</span>
                  <span className={styles.when}>
                    {`Intrare: ${formatDateTime(id * 1000)} · ultima folosire: ${formatDateTime(lastAtMs)}`}
                  </span>
                </span>
                {isThis ? (
                  <Badge tone="good">Acest dispozitiv</Badge>
                ) : (
                  <Button
                    variant="secondary"
                    size="small"
                    busy={busy}
                    aria-label={`Delogați: ${device}, ${formatDateTime(id * 1000)}`}
                    onClick={() => void end(id)}
                  >
                    Delogați
                  </Button>
                )}
              </li>
            ))}
          </ul>
          <Cluster>
            <Button variant="secondary" onClick={() => setAsksForAll(true)}>
              Delogați celelalte dispozitive
            </Button>
          </Cluster>
          {asksForAll && (
            <EndOtherSessions onEnded={sessions.reload} onClose={() => setAsksForAll(false)} />
          )}
        </Stack>
      )}
    </LoadState>
  );
}
