import { useEffect, useState } from 'react';
import { type Resolver, type UseFormReturn, useForm } from 'react-hook-form';
import { DraftAutosave } from '../data/DraftAutosave';
import type { DraftStore } from '../../data/drafts/draftStore';
import { openPhotoUploads } from '../data/photo/openPhotoUploads';
import type { PhotoUploads } from '../data/photo/PhotoUploads';
import { checkSellForm } from '../domain/checkSellForm';
import type { Draft } from '../../domain/sell-form/draft';
import type { PhotoItem } from '../domain/photoItem';
import type { SellField, SellForm } from '../../domain/sell-form/sellForm';
import type { SellContext } from '../domain/sellSchemas';

export type SellEditor = {
  form: UseFormReturn<SellForm>;
  tray: PhotoUploads;
  keeper: DraftAutosave;
};

/** The form of a draft, its photos, and their copy on the device, kept in step with each other. */
export function useSellEditor(
  store: DraftStore,
  name: string,
  draft: Draft,
  bannedWords: readonly string[],
): SellEditor {
  const [yearNow] = useState(() => new Date().getFullYear());
  const form = useForm<SellForm, SellContext>({
    defaultValues: draft.form,
    context: { bannedWords, yearNow },
    resolver,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const [keeper] = useState(() => new DraftAutosave(store, name, draft));
  const [tray] = useState(() =>
    openPhotoUploads(store, name, (error) =>
      console.warn('Fotografia nu a putut fi păstrată pe dispozitiv.', error),
    ),
  );

  useEffect(() => {
    const stopForm = form.subscribe({
      formState: { values: true },
      callback: ({ name: changed, values }) => {
        keeper.change({ form: structuredClone(values) });
        // What was said to be wrong is looked at again as soon as it changes.
        if (changed && form.getFieldState(changed as SellField).error)
          void form.trigger(changed as SellField);
      },
    });
    let stopTray = () => {};
    let closed = false;
    void tray.open(draft.photos).then(() => {
      if (!closed) stopTray = followOrder(tray, keeper);
    });
    const flush = () => void keeper.flush();
    addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      closed = true;
      stopForm();
      stopTray();
      flush();
      tray.close();
      removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
    };
  }, [draft, form, keeper, tray]);
  return { form, tray, keeper };
}

/** Notes the order of the photos; their pixels are kept by the tray itself. */
function followOrder(tray: PhotoUploads, keeper: DraftAutosave): () => void {
  const toKept = (items: readonly PhotoItem[]) =>
    items.map(({ id, name, stored }) => ({ id, name, ...(stored && { stored }) }));
  let known = JSON.stringify(toKept(tray.current()));
  return tray.subscribe(() => {
    const photos = toKept(tray.current());
    const next = JSON.stringify(photos);
    if (next === known) return;
    known = next;
    keeper.change({ photos });
  });
}

const resolver: Resolver<SellForm, SellContext> = (values, context) => {
  const checked = checkSellForm(values, context!);
  if ('input' in checked) return { values, errors: {} };
  return {
    values: {},
    errors: Object.fromEntries(
      Object.entries(checked.errors).map(([name, message]) => [name, { type: 'check', message }]),
    ),
  };
};
