import { currencies, priceUnits } from '@anunturi/shared-domain/listing/serviceFields';
import { useWatch } from 'react-hook-form';
import { usePlaces } from '#data/lists/useLists';
import { placeOptions } from '#domain/placeOptions';
import type { SellForm } from '#domain/sell-form/sellForm';
import { toConversionHint, toTypedPrice } from '../../domain/typedPrice';
import { FieldGroup } from '../fields/FieldGroup';
import {
  FormCheck,
  FormCombobox,
  FormNumber,
  FormRadio,
  FormSelect,
  FormText,
} from '../fields/FormFields';
import classes from './PriceStep.module.css';

/** How much, where, and how to be reached. */
export function PriceStep({ eurRateBani }: { eurRateBani: number }) {
  const places = usePlaces();
  const chosenId = useWatch<SellForm, 'localityId'>({ name: 'localityId' });
  const options = places.state === 'ready' ? placeOptions(places.value, chosenId) : [];
  return (
    <>
      <PriceFields eurRateBani={eurRateBani} />
      <FieldGroup title="Localitatea și contactul">
        <FormCombobox
          name="localityId"
          label="Localitatea"
          options={options}
          placeholder="Scrieți sau alegeți"
          hint={
            places.state === 'failed'
              ? 'Localitățile nu s-au încărcat. Verificați legătura la internet; ce ați scris rămâne.'
              : undefined
          }
        />
        <PhoneFields />
      </FieldGroup>
    </>
  );
}

/** The phone, and whether its number also answers on WhatsApp. */
function PhoneFields() {
  const phone = useWatch<SellForm, 'phone'>({ name: 'phone' });
  return (
    <>
      <FormText
        name="phone"
        label="Telefon"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        hint="Se arată numai celui care apasă „Afișați numărul de telefon”. Mesajele ajung la dumneavoastră și fără el."
        maxLength={20}
        optional
      />
      {phone.trim() !== '' && (
        <FormCheck
          name="whatsApp"
          label="Răspund și pe WhatsApp la acest număr"
          hint="Pe anunț apare un buton WhatsApp; numărul se află numai apăsându-l."
        />
      )}
    </>
  );
}

function PriceFields({ eurRateBani }: { eurRateBani: number }) {
  const [kind, price, currency, negotiable, priceUnit] = useWatch<
    SellForm,
    ['kind', 'price', 'currency', 'negotiable', 'priceUnit']
  >({ name: ['kind', 'price', 'currency', 'negotiable', 'priceUnit'] });
  const onRequest = kind === 'service' && priceUnit === 'onRequest';
  const converted = toConversionHint(
    price === '' ? null : toTypedPrice({ kind, price, currency, negotiable, priceUnit }),
    eurRateBani,
  );
  return (
    <FieldGroup title="Prețul">
      {kind === 'service' && (
        <FormSelect name="priceUnit" label="Cum se plătește" labels={priceUnits} />
      )}
      {!onRequest && (
        <div className={classes.price}>
          <FormNumber
            name="price"
            label="Preț"
            hint={converted ? `${converted}, la cursul site-ului` : 'De exemplu 9.500'}
            maxLength={16}
          />
          <FormRadio
            name="currency"
            label="Moneda"
            labels={{ EUR: currencies.EUR, RON: currencies.RON }}
          />
        </div>
      )}
      {!onRequest && <FormCheck name="negotiable" label="Preț negociabil" />}
    </FieldGroup>
  );
}
