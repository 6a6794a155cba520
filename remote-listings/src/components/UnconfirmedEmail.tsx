import { useSession } from '@anunturi/shared-auth/session';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { Notice } from '@anunturi/shared-ui/feedback/Notice';
import { Cluster, Stack } from '@anunturi/shared-ui/layout/Stack';
import { useSendVerification } from '#behaviour/useSendVerification';

/**
 * Says why a form will be refused, and sends the e-mail again; nothing for a person who has confirmed the address. Once the link is
 * followed, in any tab, the next press of the form's button goes through with what was typed. Loaded on demand.
 */
export function UnconfirmedEmail({ to }: { to: string }) {
  const { user } = useSession();
  const { busy, sent, send } = useSendVerification(user?.email);
  return (
    <Notice tone="warn" title="Adresa de e-mail nu este confirmată">
      <Stack gap={2}>
        <p>
          Ca să {to}, deschideți linkul din e-mailul pe care vi l-am trimis la {user?.email}, apoi
          reveniți aici: ce ați scris rămâne.
        </p>
        <Cluster>
          <Button variant="secondary" size="small" busy={busy} onClick={send}>
            Trimiteți din nou linkul
          </Button>
          {sent && <span role={sent.ok ? 'status' : 'alert'}>{sent.text}</span>}
        </Cluster>
      </Stack>
    </Notice>
  );
}
