import {
  type AlertFrequency,
  alertFrequencies,
  DEFAULT_FREQUENCY,
} from '@anunturi/shared-domain/search/alertFrequencies';
import { isMarketError, toRomanianMessage } from '@anunturi/shared-domain/site/marketError';
import { links } from '@anunturi/shared-domain/site/links';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { Notice } from '@anunturi/shared-ui/feedback/Notice';
import { RadioGroup } from '@anunturi/shared-ui/fields/RadioGroup';
import { TextField } from '@anunturi/shared-ui/fields/TextField';
import { Stack } from '@anunturi/shared-ui/layout/Stack';
import { Dialog } from '@anunturi/shared-ui/overlays/Dialog';
import { useFormProof } from '@anunturi/shared-runtime/forms/useFormProof';
import { useNav } from '@anunturi/shared-runtime/navigation/nav';
import { showToast } from '@anunturi/shared-runtime/toasts/toast';
import { type FormEvent, useState } from 'react';
import { subscribeSearch } from '#data/preferences/subscribeSearch';
import { wantedSearch } from '#data/preferences/wantedSearch';
import { keepSearch } from '../behaviour/keepSearch';
import classes from './SaveSearchDialog.module.css';

type Props = {
  /** A person with an account, or a visitor who gives an address. */
  asks: 'account' | 'address';
  search: { name: string; query: string };
  onClose(): void;
};

const frequencies = Object.entries(alertFrequencies) as [AlertFrequency, string][];
const FORM = 'salvare-cautare';

/** How often e-mails tell of a search, and for a visitor at which address. */
export function SaveSearchDialog({ asks, search, onClose }: Props) {
  const nav = useNav();
  const { trap, prove } = useFormProof();
  const [alert, setAlert] = useState<AlertFrequency>(DEFAULT_FREQUENCY);
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<{ field?: string | undefined; message?: string }>({});
  const [busy, setBusy] = useState(false);
  const isVisitor = asks === 'address';
  async function save(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    try {
      if (isVisitor) {
        await subscribeSearch({ ...search, alert, email }, prove);
        showToast('V-am trimis un mesaj. Deschideți-l și confirmați căutarea.', { tone: 'good' });
      } else await keepSearch({ ...search, alert });
      onClose();
    } catch (error) {
      setBusy(false);
      const field = isMarketError(error) ? error.fields?.email : undefined;
      setProblem(field ? { field } : { message: toRomanianMessage(error) });
    }
  }
  function signIn() {
    const { pathname, search: params } = nav.current().location;
    wantedSearch.set({ ...search, alert });
    nav.navigate(links.login(pathname + params, 'cautare'));
  }
  const buttons = (
    <>
      <Button variant="secondary" onClick={isVisitor ? signIn : onClose}>
        {isVisitor ? 'Intrați în cont' : 'Renunțați'}
      </Button>
      <Button type="submit" form={FORM} busy={busy}>
        Salvați
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title="Salvați căutarea" size="small" footer={buttons}>
      <form id={FORM} onSubmit={save} noValidate>
        <Stack gap={4}>
          {problem.message && (
            <Notice tone="bad" role="alert">
              {problem.message}
            </Notice>
          )}
          <p className={classes.what}>
            Se salvează: <strong>{search.name || 'toate anunțurile'}</strong>
          </p>
          <RadioGroup
            label="Cât de des vă scriem când apar anunțuri noi?"
            name="alert"
            value={alert}
            options={frequencies
              .filter(([value]) => !isVisitor || value !== 'never')
              .map(([value, label]) => ({
                value,
                label: label[0]!.toUpperCase() + label.slice(1),
              }))}
            onChange={(event) => setAlert(event.target.value as AlertFrequency)}
          />
          {isVisitor && (
            <TextField
              label="Adresa de e-mail"
              type="email"
              autoComplete="email"
              value={email}
              error={problem.field}
              hint="Vă trimitem un mesaj de confirmare. Puteți opri oricând, fără cont."
              onChange={(event) => setEmail(event.target.value)}
            />
          )}
          {isVisitor && trap}
        </Stack>
      </form>
    </Dialog>
  );
}
