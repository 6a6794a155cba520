import { currencies } from '@anunturi/shared-domain/listing/serviceFields';
import type { Offer } from '@anunturi/shared-domain/people/offer';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { SelectField } from '@anunturi/shared-ui/fields/SelectField';
import { TextField } from '@anunturi/shared-ui/fields/TextField';
import { Dialog } from '@anunturi/shared-ui/overlays/Dialog';
import { type FormEvent, useState } from 'react';
import { parseAmount } from '#domain/parseAmount';
import classes from './OfferForm.module.css';

type Props = {
  busy: boolean;
  onOffer(offer: Offer): void;
  onClose(): void;
};

/** The sum that a person offers, and that it binds nobody. */
export function OfferForm({ busy, onOffer, onClose }: Props) {
  const [amount, setAmount] = useState('');
  const [currency, setCurrency] = useState<Offer['currency']>('EUR');
  const [problem, setProblem] = useState<string>();
  function offer(event: FormEvent) {
    event.preventDefault();
    const parsed = parseAmount(amount);
    if ('problem' in parsed) return setProblem(parsed.problem);
    onOffer({ amountMinor: parsed.amountMinor, currency });
  }
  return (
    <Dialog open size="small" title="Faceți o ofertă" onClose={onClose}>
      <form className={classes.form} onSubmit={offer} noValidate>
        <div className={classes.sum}>
          <TextField
            label="Preț propus"
            inputMode="decimal"
            value={amount}
            error={problem}
            onChange={({ target: { value } }) => {
              setAmount(value);
              setProblem(undefined);
            }}
          />
          <SelectField
            label="Moneda"
            value={currency}
            options={Object.entries(currencies).map(([value, label]) => ({ value, label }))}
            onChange={({ target: { value } }) => setCurrency(value === 'RON' ? 'RON' : 'EUR')}
          />
        </div>
        <p className={classes.note}>
          Oferta nu obligă pe nimeni, nici dacă este acceptată. Celălalt o poate accepta sau refuza;
          o ofertă nouă o înlocuiește pe cea de dinainte.
        </p>
        <Button type="submit" busy={busy}>
          Trimiteți oferta
        </Button>
      </form>
    </Dialog>
  );
}
