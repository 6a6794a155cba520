import { Notice } from '@anunturi/shared-ui/feedback/Notice';
import { useWatch } from 'react-hook-form';
import type { SellForm } from '#domain/sell-form/sellForm';
import { toVinRemark } from '../../domain/vinRemark';
import { FormCheck, FormText } from './FormFields';

/** The VIN with a remark when it looks wrong; the remark never keeps the listing from being published. */
export function VinField() {
  const [vin, nonStandard] = useWatch<SellForm, ['vin', 'vinNonStandard']>({
    name: ['vin', 'vinNonStandard'],
  });
  const remark = toVinRemark(vin, nonStandard);
  return (
    <>
      <FormText
        name="vin"
        label="Seria de șasiu (VIN)"
        hint="17 litere și cifre, în certificatul de înmatriculare la punctul E. Cumpărătorii o verifică."
        maxLength={25}
        autoCapitalize="characters"
        spellCheck={false}
        optional
      />
      {remark && (
        <Notice tone="warn" role="status">
          {remark} Puteți publica și așa.
        </Notice>
      )}
      {(vin !== '' || nonStandard) && (
        <FormCheck
          name="vinNonStandard"
          label="VIN nestandard"
          hint="Vehicul fabricat înainte de 1981 sau cu altă serie."
        />
      )}
    </>
  );
}
