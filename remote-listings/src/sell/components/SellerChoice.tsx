import { tidyText } from '@anunturi/shared-domain/formats/romanianText';
import { type SellerType, sellerTypes } from '@anunturi/shared-domain/listing/vehicleFields';
import { COMPANY_NAME_MAX } from '@anunturi/shared-domain/site/limits';
import { isMarketError, toRomanianMessage } from '@anunturi/shared-domain/site/marketError';
import { cuiProblem, normalizeCui } from '@anunturi/shared-domain/validators/cui';
import { showToast } from '@anunturi/shared-runtime/toasts/toast';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { Notice } from '@anunturi/shared-ui/feedback/Notice';
import { RadioGroup } from '@anunturi/shared-ui/fields/RadioGroup';
import { TextField } from '@anunturi/shared-ui/fields/TextField';
import { Stack } from '@anunturi/shared-ui/layout/Stack';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import type { SellerAccount } from '#domain/sell-form/sellingTerms';

type Fields = { name: string; cui: string };
const fieldOf: Record<string, keyof Fields> = { 'company.name': 'name', 'company.cui': 'cui' };

type Props = {
  account: SellerAccount;
  chosen: SellerType;
  onChosen(chosen: SellerType): void;
  onSaved(): void;
  /** How often a publication was stopped because what is chosen is not saved. */
  stops: number;
};

/** Whether one sells as a person or as a firm: what is chosen otherwise is saved to the account, for all its listings. */
export function SellerChoice({ account, chosen, onChosen, onSaved, stops }: Props) {
  const place = useRef<HTMLDivElement>(null);
  // On a phone the choice may stand above what is seen.
  useEffect(() => {
    if (stops > 0) place.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
  }, [stops]);
  const form = useForm<Fields>({ defaultValues: { name: '', cui: '' } });
  const { errors, isSubmitting } = form.formState;

  async function save({ name, cui }: Fields) {
    const { displayName, phone, localityId } = account;
    try {
      const { callCommand } = await import(
        /* webpackChunkName: "sell" */ '@anunturi/shared-auth/callCommand'
      );
      await callCommand('editProfile', {
        displayName,
        sellerType: chosen,
        ...(chosen === 'company' && { company: { name: tidyText(name), cui: normalizeCui(cui) } }),
        ...(phone !== undefined && { phone }),
        ...(localityId !== undefined && { localityId }),
      });
      showToast('Salvat, și pe celelalte anunțuri ale dumneavoastră.', { tone: 'good' });
      onSaved();
    } catch (error) {
      const refused = Object.entries((isMarketError(error) && error.fields) || {});
      if (refused.length === 0) {
        console.error('The kind of seller could not be saved', error);
        form.setError('root', { message: toRomanianMessage(error) });
      }
      for (const [field, message] of refused)
        form.setError(fieldOf[field] ?? 'root', { message }, { shouldFocus: true });
    }
  }
  const submit = form.handleSubmit(save);
  // It stands inside the form of the listing, which Enter must not send.
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void submit();
  }
  return (
    <div ref={place}>
      <Stack gap={3}>
        <RadioGroup
          label="Vindeți ca"
          name="vindeti-ca"
          look="segments"
          options={Object.entries(sellerTypes).map(([value, label]) => ({ value, label }))}
          value={chosen}
          onChange={(event) => onChosen(event.target.value as SellerType)}
        />
        {chosen !== account.sellerType && (
          <>
            {stops > 0 && (
              <Notice tone="warn" role="alert" title="Anunțul nu a fost publicat">
                Salvați întâi ce ați ales aici sau reveniți la „{sellerTypes[account.sellerType]}”.
              </Notice>
            )}
            {chosen === 'company' && (
              <>
                <TextField
                  label="Denumirea firmei"
                  hint="Apare pe toate anunțurile dumneavoastră."
                  autoComplete="organization"
                  maxLength={COMPANY_NAME_MAX}
                  onKeyDown={onKeyDown}
                  error={errors.name?.message}
                  {...form.register('name', {
                    validate: (text) => tidyText(text).length >= 2 || 'Scrieți denumirea firmei.',
                  })}
                />
                <TextField
                  label="CUI"
                  maxLength={14}
                  onKeyDown={onKeyDown}
                  error={errors.cui?.message}
                  {...form.register('cui', { validate: cuiProblem })}
                />
              </>
            )}
            {errors.root && (
              <Notice tone="bad" role="alert">
                {errors.root.message}
              </Notice>
            )}
            <div>
              <Button variant="secondary" busy={isSubmitting} onClick={() => void submit()}>
                {chosen === 'company'
                  ? 'Salvați firma'
                  : `Vindeți ca ${account.displayName}, fără firmă`}
              </Button>
            </div>
          </>
        )}
      </Stack>
    </div>
  );
}
