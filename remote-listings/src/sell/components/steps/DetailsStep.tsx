import { useWatch } from 'react-hook-form';
import type { SellForm } from '#domain/sell-form/sellForm';
import { GroupedFields } from './GroupedFields';
import classes from './DetailsStep.module.css';

/** What helps to decide and is not needed to publish. */
export function DetailsStep() {
  const shape = useWatch<SellForm, 'shape'>({ name: 'shape' });
  return (
    <>
      <p className={classes.lead}>
        Niciunul nu este obligatoriu. Cu cât scrieți mai multe, cu atât primiți mai puține
        întrebări.
      </p>
      <GroupedFields step="details" shape={shape || 'car'} />
    </>
  );
}
