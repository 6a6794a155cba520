import { useState } from 'react';
import { tidyText } from '@anunturi/shared-domain/formats/romanianText';
import { toRomanianMessage } from '@anunturi/shared-domain/site/marketError';
import type { Locality } from '@anunturi/shared-domain/site/settings';
import { useFocusWrong } from '@anunturi/shared-runtime/forms/useFocusWrong';
import { useAction } from '@anunturi/shared-runtime/toasts/useAction';
import { SelectField } from '@anunturi/shared-ui/fields/SelectField';
import { TextField } from '@anunturi/shared-ui/fields/TextField';
import { FormDialog } from '#components/FormDialog';
import { addLocality } from '#data/settings/localities';
import { useRefusedFields } from '../behaviour/useRefusedFields';
import { toCoordinates } from '../domain/coordinates';
import { localityKinds } from '../domain/localityKinds';

/** A new place of the county. */
export function AddLocalityDialog({ onClose, onSaved }: { onClose(): void; onSaved(): void }) {
  const [name, setName] = useState('');
  const [kind, setKind] = useState<Locality['kind']>('commune');
  const [position, setPosition] = useState('');
  const [tried, setTried] = useState(false);
  const { busy, run } = useAction(toRomanianMessage);
  const { refused, watch } = useRefusedFields();
  const focusWrong = useFocusWrong();
  const at = toCoordinates(position);
  async function save(form: HTMLElement) {
    setTried(true);
    const isAdded =
      tidyText(name).length >= 2 &&
      at !== null &&
      (await run(
        () => watch(() => addLocality({ name, kind, at })),
        'Localitatea a fost adăugată.',
      ));
    if (!isAdded) return focusWrong(form);
    onSaved();
    onClose();
  }
  return (
    <FormDialog
      title="Localitate nouă"
      submit="Adăugați"
      busy={busy}
      onSubmit={(form) => void save(form)}
      onClose={onClose}
    >
      <TextField
        label="Nume"
        maxLength={60}
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={tried && tidyText(name).length < 2 ? 'Scrieți numele localității.' : refused.name}
        data-autofocus
      />
      <SelectField
        label="Felul"
        value={kind}
        onChange={(event) => setKind(event.target.value as Locality['kind'])}
        options={localityKinds}
      />
      <TextField
        label="Poziția pe hartă"
        hint="Latitudine și longitudine, cum le dă o hartă la copiere: 45.797, 24.152. Din ea se socotesc vecinii."
        maxLength={60}
        value={position}
        onChange={(event) => setPosition(event.target.value)}
        error={tried && !at && 'Două numere, între 43 și 49 și între 20 și 30.'}
      />
    </FormDialog>
  );
}
