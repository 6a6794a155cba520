import { useState } from 'react';
import { NOTE_MAX, STATEMENT_FACTS_MIN } from '@anunturi/shared-domain/site/limits';
import {
  type ModerationGround,
  moderationGrounds,
} from '@anunturi/shared-domain/moderation/moderationFields';
import { Stack } from '@anunturi/shared-ui/layout/Stack';
import { ConfirmDialog } from '@anunturi/shared-ui/overlays/ConfirmDialog';
import { SelectField } from '@anunturi/shared-ui/fields/SelectField';
import { TextArea } from '@anunturi/shared-ui/fields/TextArea';
import type { UserRow } from '#data/users/readUsers';
import type { Suspension } from '../data/userActs';

const lengths = { 7: '7 zile', 30: '30 de zile', 90: '90 de zile', 0: 'Fără termen' } as const;
const grounds = Object.keys(moderationGrounds) as ModerationGround[];

/** How long, on which ground and for which facts a person is suspended; they read all of it. */
export function BlockDialog({
  user,
  busy,
  onBlock,
  onCancel,
}: {
  user: UserRow;
  busy: boolean;
  onBlock(suspension: Suspension): void;
  onCancel(): void;
}) {
  const [reason, setReason] = useState('');
  const [ground, setGround] = useState<ModerationGround | ''>('');
  const [days, setDays] = useState(7);
  const [tried, setTried] = useState(false);
  const isShort = reason.trim().length < STATEMENT_FACTS_MIN;
  const confirm = () => {
    setTried(true);
    if (ground && !isShort) onBlock({ ground, reason: reason.trim(), ...(days > 0 && { days }) });
  };
  return (
    <ConfirmDialog
      open
      title={`Suspendați contul lui ${user.displayName}?`}
      confirmLabel="Suspendați contul"
      busy={busy}
      onCancel={onCancel}
      onConfirm={confirm}
    >
      <Stack>
        <p>
          Persoana nu va mai putea publica, scrie mesaje sau schimba ceva, nici în ferestrele deja
          deschise. Anunțurile și telefonul dispar imediat și revin la sfârșit; cu aceeași adresă de
          e-mail nu se mai poate face cont. După o nouă autentificare poate citi decizia și o poate
          contesta.
        </p>
        <SelectField
          label="Cât timp"
          value={String(days)}
          onChange={(event) => setDays(Number(event.target.value))}
        >
          {([7, 30, 90, 0] as const).map((each) => (
            <option key={each} value={each}>
              {lengths[each]}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Motivul"
          required
          placeholder="Alegeți…"
          value={ground}
          onChange={(event) => setGround(event.target.value as ModerationGround)}
          error={tried && !ground && 'Alegeți motivul.'}
        >
          {grounds.map((each) => (
            <option key={each} value={each}>
              {moderationGrounds[each]}
            </option>
          ))}
        </SelectField>
        <TextArea
          label="Faptele"
          hint="Le citește persoana suspendată, în cont și în e-mail."
          required
          maxLength={NOTE_MAX}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          error={
            tried && isShort && `Descrieți faptele în cel puțin ${STATEMENT_FACTS_MIN} caractere.`
          }
        />
      </Stack>
    </ConfirmDialog>
  );
}
