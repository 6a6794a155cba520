import { useEffect, useId, useRef, useState } from 'react';
import { Button, ButtonLink } from '@anunturi/shared-ui/actions/Button';
import { Card } from '@anunturi/shared-ui/layout/Card';
import { Cluster, Stack } from '@anunturi/shared-ui/layout/Stack';
import { formatIsoDay } from '@anunturi/shared-domain/formats/formatDate';
import { formatLei } from '@anunturi/shared-domain/formats/formatMoney';
import { links } from '@anunturi/shared-domain/site/links';
import { type VehicleFigure, taxAhead } from './household';
import styles from './HouseholdScreen.module.css';
import { texts } from './texts';
import { VehicleName } from './VehicleName';

type Props = {
  figure: VehicleFigure;
  otherNames: readonly string[];
  onRename(name: string): void;
  onRemove(): void;
};

/** One vehicle: its tax, its terms, and what can be done with it. */
export function VehicleRow({ figure, otherNames, onRename, onRemove }: Props) {
  const [renaming, setRenaming] = useState(false);
  const renameButton = useRef<HTMLButtonElement>(null);
  const nameId = useId();
  const wasRenaming = useRef(false);
  useEffect(() => {
    if (wasRenaming.current && !renaming) renameButton.current?.focus();
    wasRenaming.current = renaming;
  }, [renaming]);
  const { vehicle, description, due } = figure;
  const tax = taxAhead(figure);
  return (
    <Card as="li" data-row={vehicle.id}>
      <Stack gap={2}>
        <h3 id={nameId} className={styles.name}>
          {vehicle.name}
        </h3>
        <p className={styles.note}>{description ?? texts.incomplete}</p>
        {tax && (
          <p className={styles.figures}>
            <strong>{texts.aYear(formatLei(tax.taxLei), tax.year)}</strong>
            {due?.instalments.map(({ day, lei }) => (
              <span key={day}>{texts.until(formatLei(lei), formatIsoDay(day))}</span>
            ))}
          </p>
        )}
        {renaming ? (
          <VehicleName
            first={vehicle.name}
            takesFocus
            taken={otherNames}
            action={texts.save}
            onName={(name) => {
              onRename(name);
              setRenaming(false);
            }}
          >
            <Button variant="ghost" onClick={() => setRenaming(false)}>
              {texts.cancel}
            </Button>
          </VehicleName>
        ) : (
          <Cluster gap={2} className={styles.notPrinted}>
            <ButtonLink
              variant="ghost"
              size="small"
              aria-describedby={nameId}
              to={`${links.calculator()}${vehicle.search}`}
            >
              {texts.openIn}
            </ButtonLink>
            <Button
              ref={renameButton}
              variant="ghost"
              size="small"
              aria-describedby={nameId}
              onClick={() => setRenaming(true)}
            >
              {texts.rename}
            </Button>
            <Button variant="ghost" size="small" aria-describedby={nameId} onClick={onRemove}>
              {texts.remove}
            </Button>
          </Cluster>
        )}
      </Stack>
    </Card>
  );
}
