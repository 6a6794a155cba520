import type { SessionUser } from '@anunturi/shared-auth/session';
import { Badge } from '@anunturi/shared-ui/display/Badge';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { Cluster, Stack } from '@anunturi/shared-ui/layout/Stack';
import { Notice } from '@anunturi/shared-ui/feedback/Notice';
import { useState } from 'react';
import { useSendVerification } from '#behaviour/useSendVerification';
import { ChangeAddress } from './ChangeAddress';

/** The address, whether it is confirmed, the link of confirmation once more, and the way to another one. */
export function EmailPart({ user }: { user: SessionUser }) {
  const [isChanging, setIsChanging] = useState(false);
  const [sentTo, setSentTo] = useState<string>();
  const { busy, sent, send } = useSendVerification(user.email);
  return (
    <Stack>
      <Cluster>
        <span>{user.email}</span>
        <Badge tone={user.emailVerified ? 'good' : 'warn'}>
          {user.emailVerified ? 'Confirmat' : 'Neconfirmat'}
        </Badge>
      </Cluster>
      <Cluster>
        {!user.emailVerified && (
          <Button variant="secondary" size="small" busy={busy} onClick={send}>
            Trimiteți din nou linkul de confirmare
          </Button>
        )}
        <Button variant="secondary" size="small" onClick={() => setIsChanging(true)}>
          Schimbați adresa
        </Button>
      </Cluster>
      {isChanging && <ChangeAddress onSent={setSentTo} onClose={() => setIsChanging(false)} />}
      {sentTo && (
        <Notice tone="good" role="status">
          {`Dacă adresa ${sentTo} nu are deja un cont, am trimis acolo un link. Când îl deschideți, ea devine adresa contului; până atunci rămâne cea de acum.`}
        </Notice>
      )}
      {sent && (
        <Notice tone={sent.ok ? 'good' : 'bad'} role={sent.ok ? 'status' : 'alert'}>
          {sent.text}
        </Notice>
      )}
    </Stack>
  );
}
