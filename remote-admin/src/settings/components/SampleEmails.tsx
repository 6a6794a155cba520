import { plural } from '@anunturi/shared-domain/formats/plural';
import { toRomanianMessage } from '@anunturi/shared-domain/site/marketError';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { Stack } from '@anunturi/shared-ui/layout/Stack';
import { showToast } from '@anunturi/shared-runtime/toasts/toast';
import { useAction } from '@anunturi/shared-runtime/toasts/useAction';
import { sendSampleEmails } from '../data/sendSampleEmails';

/** One e-mail of each kind to oneself, to see how it looks in a real mail program. */
export function SampleEmails() {
  const { busy, run } = useAction(toRomanianMessage);
  const send = () =>
    run(async () => {
      const count = await sendSampleEmails();
      showToast(
        `${plural(count, 'mostră a plecat', 'mostre au plecat')} către adresa dumneavoastră.`,
        {
          tone: 'good',
        },
      );
    });
  return (
    <Stack gap={3}>
      <p>
        Trimitem la adresa contului câte un e-mail de fiecare fel, cu date de probă. Linkurile din
        ele nu duc nicăieri.
      </p>
      <div>
        <Button variant="secondary" busy={busy} onClick={() => void send()}>
          Trimiteți-mi mostrele
        </Button>
      </div>
    </Stack>
  );
}
