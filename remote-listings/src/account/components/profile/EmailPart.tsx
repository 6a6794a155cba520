import type { SessionUser } from '@anunturi/shared-auth/session';
import { Badge } from '@anunturi/shared-ui/display/Badge';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { Cluster, Stack } from '@anunturi/shared-ui/layout/Stack';
import { Notice } from '@anunturi/shared-ui/feedback/Notice';
import { useSendVerification } from '#behaviour/useSendVerification';

/** The address, whether it is confirmed, and the link of confirmation once more. */
export function EmailPart({ user }: { user: SessionUser }) {
  const { busy, sent, send } = useSendVerification(user.email);
  return (
    <Stack>
      <Cluster>
        <span>{user.email}</span>
        <Badge tone={user.emailVerified ? 'good' : 'warn'}>
          {user.emailVerified ? 'Confirmat' : 'Neconfirmat'}
        </Badge>
      </Cluster>
      {!user.emailVerified && (
        <Cluster>
          <Button variant="secondary" size="small" busy={busy} onClick={send}>
            Trimiteți din nou linkul de confirmare
          </Button>
        </Cluster>
      )}
      {sent && (
        <Notice tone={sent.ok ? 'good' : 'bad'} role={sent.ok ? 'status' : 'alert'}>
          {sent.text}
        </Notice>
      )}
    </Stack>
  );
}
