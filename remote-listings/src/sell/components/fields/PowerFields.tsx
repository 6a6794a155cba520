import { vehicleCatalogue } from '@anunturi/shared-domain/listing/vehicleCatalogue';
import { FormNumber, FormRadio } from './FormFields';
import classes from './PowerFields.module.css';

/** The power, in the unit that the seller has it in. */
export function PowerFields() {
  return (
    <div className={classes.power}>
      <FormNumber name="power" label={vehicleCatalogue.powerHp.label} maxLength={6} />
      <FormRadio
        name="powerUnit"
        label="Unitatea puterii"
        labelHidden
        labels={{ hp: 'CP', kw: 'kW' }}
      />
    </div>
  );
}
