import { SAVED_SEARCH_NAME_MAX } from '@anunturi/shared-domain/site/limits';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { Dialog } from '@anunturi/shared-ui/overlays/Dialog';
import { TextField } from '@anunturi/shared-ui/fields/TextField';
import { type FormEvent, useState } from 'react';
import type { KeptSearch } from '../data/savedSearches';

/** Asks for a new name of a saved search. */
export function RenameSearchDialog({
  search,
  onClose,
  onName,
}: {
  search: KeptSearch;
  onClose(): void;
  onName(name: string): void;
}) {
  const [name, setName] = useState(search.name);
  const isEmpty = name.trim() === '';
  const isTooLong = name.length > SAVED_SEARCH_NAME_MAX; // its field says so
  function save(event: FormEvent) {
    event.preventDefault();
    if (!isEmpty && !isTooLong) onName(name.trim());
  }
  const buttons = (
    <>
      <Button variant="secondary" onClick={onClose}>
        Renunțați
      </Button>
      <Button type="submit" form="nume-cautare">
        Salvați numele
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title="Numele căutării" size="small" footer={buttons}>
      <form id="nume-cautare" onSubmit={save}>
        <TextField
          label="Nume"
          value={name}
          maxLength={SAVED_SEARCH_NAME_MAX}
          error={isEmpty ? 'Scrieți un nume.' : undefined}
          onChange={(event) => setName(event.target.value)}
          data-autofocus
        />
      </form>
    </Dialog>
  );
}
