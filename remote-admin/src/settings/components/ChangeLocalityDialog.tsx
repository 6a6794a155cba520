import { useState } from 'react';
import { tidyText } from '@anunturi/shared-domain/formats/romanianText';
import { toRomanianMessage } from '@anunturi/shared-domain/site/marketError';
import type { Locality } from '@anunturi/shared-domain/site/settings';
import { useFocusWrong } from '@anunturi/shared-runtime/forms/useFocusWrong';
import { useAction } from '@anunturi/shared-runtime/toasts/useAction';
import { CheckboxField } from '@anunturi/shared-ui/fields/CheckboxField';
import { TextField } from '@anunturi/shared-ui/fields/TextField';
import { FormDialog } from '#components/FormDialog';
import { changeLocality } from '#data/settings/localities';
import { useRefusedFields } from '../behaviour/useRefusedFields';

/** Another name for a place, and whether it takes new listings. */
export function ChangeLocalityDialog({
  locality,
  onClose,
  onSaved,
}: {
  locality: Locality;
  onClose(): void;
  onSaved(): void;
}) {
  const [name, setName] = useState(locality.name);
  const [retired, setRetired] = useState(locality.retired ?? false);
  const [tried, setTried] = useState(false);
  const { busy, run } = useAction(toRomanianMessage);
  const { refused, watch } = useRefusedFields();
  const focusWrong = useFocusWrong();
  async function save(form: HTMLElement) {
    setTried(true);
    const change = () => changeLocality({ id: locality.id, name, retired });
    const isChanged =
      tidyText(name).length >= 2 &&
      (await run(() => watch(change), 'Localitatea a fost schimbată.'));
    if (!isChanged) return focusWrong(form);
    onSaved();
    onClose();
  }
  return (
    <FormDialog
      title={`Schimbați „${locality.name}”`}
      submit="Salvați"
      busy={busy}
      onSubmit={(form) => void save(form)}
      onClose={onClose}
    >
      <TextField
        label="Nume"
        hint="Se schimbă și pe anunțurile din localitate."
        maxLength={60}
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={tried && tidyText(name).length < 2 ? 'Scrieți numele localității.' : refused.name}
        data-autofocus
      />
      <CheckboxField
        label="Nu mai primește anunțuri noi"
        hint="Anunțurile care sunt acolo rămân și se găsesc ca până acum."
        checked={retired}
        onChange={(event) => setRetired(event.target.checked)}
      />
    </FormDialog>
  );
}
