import { toRomanianMessage } from '@anunturi/shared-domain/site/marketError';
import { useAction } from '@anunturi/shared-runtime/toasts/useAction';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { Badge } from '@anunturi/shared-ui/display/Badge';
import { Cluster } from '@anunturi/shared-ui/layout/Stack';
import { type MyPush, startPush, stopPush } from '../../data/myPush';
import styles from './EmailWishes.module.css';

type Device = MyPush['device'];

const hints: Partial<Record<Device, string>> = {
  denied:
    'Browserul nu lasă acest site să vă trimită notificări. Le puteți permite din setările lui, la permisiunile site-ului, apoi reîncărcați pagina.',
  needsInstall:
    'Pe iPhone și iPad notificările vin doar în aplicația instalată: apăsați „Partajare”, apoi „Adăugați la ecranul principal”, deschideți site-ul de acolo și porniți-le din această pagină.',
  unsupported: 'Acest browser nu primește notificări de la site.',
};

/** Turns notifications on or off where the person is now; the browser asks only once they have turned them on. */
export function ThisDevicePush({
  device,
  publicKey,
  onChanged,
}: Pick<MyPush, 'device' | 'publicKey'> & { onChanged(): void }) {
  const { busy, run } = useAction(toRomanianMessage);
  const hint = hints[device];
  if (hint) return <p className={styles.note}>{hint}</p>;
  const turn = async (act: () => Promise<unknown>) => {
    await run(act);
    onChanged();
  };
  return device === 'on' ? (
    <Cluster>
      <Badge tone="good">Pornite pe acest dispozitiv</Badge>
      <Button variant="secondary" size="small" busy={busy} onClick={() => void turn(stopPush)}>
        Opriți aici
      </Button>
    </Cluster>
  ) : (
    <Cluster>
      <Button variant="secondary" busy={busy} onClick={() => void turn(() => startPush(publicKey))}>
        Porniți pe acest dispozitiv
      </Button>
    </Cluster>
  );
}
