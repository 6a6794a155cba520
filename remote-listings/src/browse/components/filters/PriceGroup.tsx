import { RadioGroup } from '@anunturi/shared-ui/fields/RadioGroup';
import type { Currency } from '@anunturi/shared-domain/formats/formatMoney';
import { useState } from 'react';
import type { GroupProps } from '../../domain/filters/GroupProps';
import { RangeGroup } from './RangeGroup';
import { withFilter } from '#domain/filterChanges';
import classes from './FilterGroups.module.css';

/** The price in lei or euro. */
export function PriceGroup({ filters, onChange }: GroupProps) {
  const [wished, setWished] = useState<Currency>(
    filters.currency ?? (filters.kind === 'vehicle' ? 'EUR' : 'RON'),
  );
  const isAsked = filters.priceFrom !== undefined || filters.priceTo !== undefined;
  const currency = isAsked ? (filters.currency ?? 'RON') : wished;
  const inCurrency = (next: GroupProps['filters'], chosen: Currency) =>
    withFilter(next, 'currency', chosen === 'EUR' ? 'EUR' : undefined);
  function choose(chosen: Currency) {
    setWished(chosen);
    if (isAsked) onChange(inCurrency(filters, chosen));
  }
  return (
    <div className={classes.price}>
      <RangeGroup
        filters={filters}
        onChange={(next) => onChange(inCurrency(next, currency))}
        label="Preț"
        unit={currency === 'EUR' ? '€' : 'lei'}
        from="priceFrom"
        to="priceTo"
        maxLength={8}
      />
      <RadioGroup
        label="Moneda prețului"
        labelHidden
        look="segments"
        options={[
          { value: 'EUR', label: 'euro' },
          { value: 'RON', label: 'lei' },
        ]}
        value={currency}
        onChange={(event) => choose(event.target.value as Currency)}
      />
    </div>
  );
}
