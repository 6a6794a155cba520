import { useState } from 'react';
import { LISTING_PARAM } from '@anunturi/shared-contract/navigation/queryParams';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { SelectField } from '@anunturi/shared-ui/fields/SelectField';
import { useQuery } from '#behaviour/useQuery';
import type { QueueRow } from '#data/listings/readListingQueue';
import { type ChosenFilters, choicesOf, type queueFilters } from '../../domain/queue/queueFilters';
import styles from './QueueFilters.module.css';

type Props = {
  rows: readonly QueueRow[];
  filters: ReturnType<typeof queueFilters>;
  chosen: ChosenFilters;
};

/** What narrows the queue: a row of lists on wide screens, behind a button on phones. */
export function QueueFilters({ rows, filters, chosen }: Props) {
  const query = useQuery();
  const [isOpen, setOpen] = useState(false);
  const count = chosen.size;
  return (
    <div className={styles.filters}>
      <Button
        size="small"
        variant="secondary"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls="filtre-coada"
        onClick={() => setOpen(!isOpen)}
      >
        Filtre{count > 0 && ` (${count})`}
      </Button>
      <div
        id="filtre-coada"
        role="group"
        aria-label="Filtre"
        className={styles.row}
        data-open={isOpen || undefined}
      >
        {filters.map((filter) => (
          <SelectField
            key={filter.param}
            label={filter.label}
            labelHidden
            placeholder={filter.any}
            value={chosen.get(filter.param) ?? ''}
            options={choicesOf(filter, rows, filters, chosen)}
            onChange={(event) =>
              query.set({ [filter.param]: event.target.value || null, [LISTING_PARAM]: null })
            }
          />
        ))}
      </div>
    </div>
  );
}
