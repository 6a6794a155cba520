import type { ReactNode } from 'react';
import { Pencil } from '@anunturi/shared-ui/icons/Pencil';
import { COUNCIL_DECISION_MAX } from '@anunturi/shared-domain/site/limits';
import type { Locality } from '@anunturi/shared-domain/site/settings';
import { IconButton } from '@anunturi/shared-ui/actions/IconButton';
import { Badge } from '@anunturi/shared-ui/display/Badge';
import { TextField } from '@anunturi/shared-ui/fields/TextField';
import styles from './SettingsForm.module.css';

type Props = {
  locality: Locality;
  /** As they are typed. */
  percent: string;
  decision: string;
  isRated: boolean;
  error: ReactNode;
  onType(change: { percent?: string; decision?: string }): void;
  onChange(): void;
};

/** One place: its surcharge with the council's decision, and the way to its name. */
export function LocalityRate({
  locality: { name, retired },
  percent,
  decision,
  isRated,
  error,
  onType,
  onChange,
}: Props) {
  return (
    <li className={styles.place}>
      <TextField
        label={name}
        suffix="%"
        inputMode="numeric"
        value={percent}
        onChange={(event) => onType({ percent: event.target.value })}
        error={error}
        hint={retired && <Badge>Retrasă</Badge>}
      />
      <IconButton
        label={`Schimbați ${name}`}
        icon={<Pencil aria-hidden size={18} />}
        className={styles.change}
        onClick={onChange}
      />
      {isRated && (
        <TextField
          label={`Hotărârea (${name})`}
          hint="Număr și dată; apare pe pagina de surse a calculatorului."
          optional
          maxLength={COUNCIL_DECISION_MAX}
          value={decision}
          onChange={(event) => onType({ decision: event.target.value })}
        />
      )}
    </li>
  );
}
