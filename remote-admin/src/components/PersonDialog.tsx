import { type ReactNode, useState } from 'react';
import type { ModerationGround } from '@anunturi/shared-domain/moderation/moderationFields';
import { NOTE_MAX, STATEMENT_FACTS_MIN } from '@anunturi/shared-domain/site/limits';
import { SelectField } from '@anunturi/shared-ui/fields/SelectField';
import { TextArea } from '@anunturi/shared-ui/fields/TextArea';
import { Stack } from '@anunturi/shared-ui/layout/Stack';
import { ConfirmDialog } from '@anunturi/shared-ui/overlays/ConfirmDialog';
import { GroundField } from './GroundField';
import styles from './PersonDialog.module.css';

/** Days; 0 is without an end. */
const lengths = { 7: '7 zile', 30: '30 de zile', 90: '90 de zile', 0: 'Fără termen' } as const;

type PersonRestriction = { ground: ModerationGround; facts: string; days: number };

type Props = {
  title: string;
  confirmLabel: string;
  /** Whether it may have no end. */
  endless?: boolean;
  busy: boolean;
  onConfirm(restriction: PersonRestriction): void;
  onCancel(): void;
  /** What it does. */
  children: ReactNode;
};

/** How long, on which ground and for which facts a person is restricted; they read all of it. */
export function PersonDialog({
  title,
  confirmLabel,
  endless,
  busy,
  onConfirm,
  onCancel,
  children,
}: Props) {
  const [facts, setFacts] = useState('');
  const [ground, setGround] = useState<ModerationGround | ''>('');
  const [days, setDays] = useState(7);
  const [tried, setTried] = useState(false);
  const isShort = facts.trim().length < STATEMENT_FACTS_MIN;
  const confirm = () => {
    setTried(true);
    if (ground && !isShort) onConfirm({ ground, facts: facts.trim(), days });
  };
  return (
    <ConfirmDialog
      open
      size="medium"
      title={title}
      confirmLabel={confirmLabel}
      busy={busy}
      onCancel={onCancel}
      onConfirm={confirm}
    >
      <Stack>
        <p>{children}</p>
        <div className={styles.pair}>
          <SelectField
            label="Cât timp"
            value={String(days)}
            onChange={(event) => setDays(Number(event.target.value))}
          >
            {([7, 30, 90, ...(endless ? [0 as const] : [])] as const).map((each) => (
              <option key={each} value={each}>
                {lengths[each]}
              </option>
            ))}
          </SelectField>
          <GroundField value={ground} onChange={setGround} tried={tried} />
        </div>
        <TextArea
          label="Faptele"
          hint="Le citește persoana, în cont și în e-mail."
          required
          rows={3}
          maxLength={NOTE_MAX}
          value={facts}
          onChange={(event) => setFacts(event.target.value)}
          error={
            tried && isShort && `Descrieți faptele în cel puțin ${STATEMENT_FACTS_MIN} caractere.`
          }
        />
      </Stack>
    </ConfirmDialog>
  );
}
