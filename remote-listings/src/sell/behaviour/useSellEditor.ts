import { useEffect, useState } from 'react';
import { useLookAfterPress } from '@anunturi/shared-runtime/forms/useLookAfterPress';
import { type Resolver, type UseFormReturn, useForm } from 'react-hook-form';
import { DraftAutosave } from '../data/DraftAutosave';
import type { DraftStore } from '#data/drafts/draftStore';
import { openPhotoUploads } from '../data/photo/openPhotoUploads';
import type { PhotoUploads } from '../data/photo/PhotoUploads';
import type { Draft } from '#domain/sell-form/draft';
import type { PhotoItem } from '../domain/photoItem';
import type { SellField, SellForm } from '#domain/sell-form/sellForm';
import type { SellContext } from '../domain/sellSchemas';

export type SellEditor = {
  form: UseFormReturn<SellForm>;
  uploads: PhotoUploads;
  autosave: DraftAutosave;
};

/** The form of a draft, its photos, and their copy on the device, kept in step with each other. */
export function useSellEditor(
  store: DraftStore,
  { name, areHidden }: { name: string; areHidden: boolean },
  draft: Draft,
): SellEditor {
  const [yearNow] = useState(() => new Date().getFullYear());
  const resolver = useLookAfterPress(resolveSellForm);
  const form = useForm<SellForm, SellContext>({
    defaultValues: draft.form,
    context: { yearNow },
    resolver,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const [autosave] = useState(() => new DraftAutosave(store, name, draft));
  const [uploads] = useState(() =>
    openPhotoUploads(store, { name, areHidden }, (error) =>
      console.warn('The photo could not be kept on the device.', error),
    ),
  );

  useEffect(() => {
    const stopForm = form.subscribe({
      formState: { values: true },
      callback: ({ name: changed, values }) => {
        autosave.change({ form: structuredClone(values) });
        // What was said to be wrong is looked at again as soon as it changes.
        if (changed && form.getFieldState(changed as SellField).error)
          void form.trigger(changed as SellField);
      },
    });
    let stopUploads = () => {};
    let closed = false;
    void uploads.open(draft.photos).then(() => {
      if (!closed) stopUploads = followOrder(uploads, autosave);
    });
    const flush = () => void autosave.flush();
    addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      closed = true;
      stopForm();
      stopUploads();
      flush();
      uploads.close();
      removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
    };
  }, [draft, form, autosave, uploads]);
  return { form, uploads, autosave };
}

/** Notes the order of the photos; their pixels are kept by the uploads itself. */
function followOrder(uploads: PhotoUploads, autosave: DraftAutosave): () => void {
  const toKept = (items: readonly PhotoItem[]) =>
    items.map(({ id, name, stored }) => ({ id, name, ...(stored && { stored }) }));
  let known = JSON.stringify(toKept(uploads.current()));
  return uploads.subscribe(() => {
    const photos = toKept(uploads.current());
    const next = JSON.stringify(photos);
    if (next === known) return;
    known = next;
    autosave.change({ photos });
  });
}

/** Its schemas come when something is first checked. Without a connection the last step asks for them again. */
const resolveSellForm: Resolver<SellForm, SellContext> = async (values, context) => {
  const check = await import(/* webpackChunkName: "sell-check" */ '../domain/checkSellForm').catch(
    (error: unknown) => console.warn('Formularul nu a putut fi verificat.', error),
  );
  if (!check) return { values, errors: {} };
  const checked = check.checkSellForm(values, context!);
  if ('input' in checked) return { values, errors: {} };
  return {
    values: {},
    errors: Object.fromEntries(
      Object.entries(checked.errors).map(([name, message]) => [name, { type: 'check', message }]),
    ),
  };
};
