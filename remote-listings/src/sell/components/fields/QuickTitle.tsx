import { TITLE_MAX } from '@anunturi/shared-domain/site/limits';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { SellField, SellForm } from '#domain/sell-form/sellForm';
import { FormText } from './FormFields';
import classes from './QuickTitle.module.css';

type ReadTitle = typeof import('../../domain/readTitle').readTitle;

/** The car in one line, which becomes the title: what it says fills in the fields below that are still empty. */
export function QuickTitle() {
  const { getValues, setValue } = useFormContext<SellForm>();
  const [said, setSaid] = useState<string>();

  const reader = useRef<ReadTitle>(undefined);
  async function loadReader() {
    const file = await import(/* webpackChunkName: "read-title" */ '../../domain/readTitle');
    return (reader.current = file.readTitle);
  }

  // At once when the reader is there: a person who leaves the line by pressing "Continuați" finds the fields filled in.
  function leave() {
    if (reader.current) fillIn(reader.current);
    else void loadReader().then(fillIn);
  }
  // Enter fills in as well; it is no wish to go on, with the fields below still empty.
  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    leave();
  }
  function fillIn(readTitle: ReadTitle) {
    const title = getValues('title').trim();
    if (title === '') return;
    const { fields, words } = readTitle(title, getValues(), new Date().getFullYear());
    if (!fields.make && !getValues('make')) return setSaid(undefined);
    for (const [name, value] of Object.entries(fields))
      setValue(name as SellField, value, { shouldDirty: true, shouldValidate: true });
    setSaid(
      words.length > 0 ? `Am completat: ${words.join(', ')}. Verificați mai jos.` : undefined,
    );
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the field inside is what loses the focus
    <div onFocus={() => void loadReader()} onBlur={leave} onKeyDown={press}>
      <FormText
        name="title"
        label="Mașina, pe scurt"
        hint="Din aceste cuvinte completăm câmpurile de mai jos; rămân titlul anunțului."
        placeholder="Dacia Logan 1.5 dCi 2018, 90 CP"
        maxLength={TITLE_MAX}
        optional
      />
      <p role="status" className={classes.said}>
        {said}
      </p>
    </div>
  );
}
