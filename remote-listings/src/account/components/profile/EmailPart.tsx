import { type SessionUser, sendVerification } from '@anunturi/shared-auth/session';
import { toRomanianMessage } from '@anunturi/shared-domain/site/marketError';
import { Badge } from '@anunturi/shared-ui/display/Badge';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { Cluster, Stack } from '@anunturi/shared-ui/layout/Stack';
import { Notice } from '@anunturi/shared-ui/feedback/Notice';
import { useState } from 'react';

/** The address, whether it is confirmed, and the link of confirmation once more. */
export function EmailPart({ user }: { user: SessionUser }) {
  const [sent, setSent] = useState<{ ok: boolean; text: string }>();
  const [busy, setBusy] = useState(false);
  async function send() {
    setBusy(true);
    try {
      await sendVerification();
      setSent({
        ok: true,
        text: `Am trimis linkul la ${user.email}. Dacă nu vine în câteva minute, uitați-vă și în Spam.`,
      });
    } catch (error) {
      setSent({
        ok: false,
        text:
          error instanceof Error && error.name === 'AuthProblem'
            ? error.message
            : toRomanianMessage(error),
      });
    }
    setBusy(false);
  }
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
          <Button variant="secondary" size="small" busy={busy} onClick={() => void send()}>
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
