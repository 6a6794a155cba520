import {
  PUBLISHED_PARAM,
  STATUS_PARAM,
  KIND_PARAM,
} from '@anunturi/shared-contract/navigation/queryParams';
import { links } from '@anunturi/shared-domain/site/links';
import { lazyComponent } from '@anunturi/shared-runtime/loading/lazyComponent';
import { nextTask } from '@anunturi/shared-runtime/loading/nextTask';
import { useNav, useNavState } from '@anunturi/shared-runtime/navigation/nav';
import { FormSkeleton } from './FormSkeleton';
import { showToast } from '@anunturi/shared-runtime/toasts/toast';
import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import type { DraftStore } from '#data/drafts/draftStore';
import { openDraftStore } from '#data/drafts/openDraftStore';
import { randomId } from '#domain/randomId';
import type { Draft } from '#domain/sell-form/draft';
import { emptySellForm } from '#domain/sell-form/sellForm';
import { takeCalculation } from '../domain/takeCalculation';
import { type Published, PublishedNotice } from './PublishedNotice';

// All of it comes with this chunk. It is run piece by piece, and a press on the page is answered in between.
const NewListingEditor = lazyComponent(async () => {
  await import(/* webpackChunkName: "sell-flow" */ './StepBody');
  await nextTask();
  return (await import(/* webpackChunkName: "sell-flow" */ './NewListingEditor')).NewListingEditor;
});
/** The one draft of a new listing. */
const DRAFT = 'new';

const freshDraft = (revision = 0): Draft => ({
  revision,
  savedAtMs: 0,
  listingId: randomId(),
  step: 'category',
  form: emptySellForm,
  photos: [],
});

/** From an empty form (or the draft on this device) to a published listing. */
export function SellFlow() {
  const nav = useNav();
  const { search } = useNavState().location;
  const named = readPublished(search);
  // The address follows a moment later: the empty form for the next listing is not seen in between.
  const [justPublished, setJustPublished] = useState<Published>();
  if (named && justPublished) setJustPublished(undefined);
  const published = named ?? justPublished;
  const [opened, setOpened] = useState<{ store: DraftStore; draft: Draft; turn: number }>();
  const openFirst = useEffectEvent(() => openDraft(search));
  const sayFirstTaken = useEffectEvent(sayTaken);
  useEffect(() => {
    let left = false;
    void openFirst().then(({ store, draft, before }) => {
      if (left) return;
      startTransition(() => setOpened({ store, draft, turn: 0 })); // a whole form, in slices
      if (before) sayFirstTaken(store, before);
    });
    return () => {
      left = true;
    };
  }, []);
  const show = (store: DraftStore, next: Draft) =>
    setOpened((now) => ({ store, draft: next, turn: (now?.turn ?? 0) + 1 }));
  async function bringBack(store: DraftStore, old: Draft) {
    await store.replace(DRAFT, old);
    show(store, old);
  }
  function sayTaken(store: DraftStore, before: Draft) {
    nav.navigate(links.addListing(), { replace: true });
    showToast('Datele din calculator sunt în anunț.', {
      undo: () => void bringBack(store, before),
    });
  }
  if (published)
    return (
      <PublishedNotice published={published} onAnother={() => nav.navigate(links.addListing())} />
    );
  if (!opened) return <FormSkeleton />;
  const { store, draft, turn } = opened;

  async function startAnew(old: Draft) {
    const empty = freshDraft(old.revision + 1);
    await store.replace(DRAFT, empty);
    nav.navigate(links.addListing());
    show(store, empty);
    showToast('Ați început o ciornă nouă.', { undo: () => void bringBack(store, old) });
  }
  async function finish(result: Published) {
    const { id, status, isVehicle } = result;
    await store
      .remove(DRAFT)
      .catch((error: unknown) =>
        console.warn('The published draft could not be deleted from the device.', error),
      );
    setJustPublished(result);
    show(store, freshDraft());
    nav.navigate(
      `${links.addListing()}?${PUBLISHED_PARAM}=${id}&${STATUS_PARAM}=${status}&${KIND_PARAM}=${isVehicle ? 'vehicul' : 'serviciu'}`,
      { replace: true },
    );
  }
  return (
    <NewListingEditor
      key={turn}
      fallback={<FormSkeleton />}
      store={store}
      name={DRAFT}
      draft={draft}
      onStartAnew={(old) => void startAnew(old)}
      onLoadOther={() => void store.load(DRAFT).then((other) => show(store, other ?? freshDraft()))}
      onPublished={(result) => void finish(result)}
    />
  );
}

/** The draft on this device or an empty one; `before` when the address has brought facts from the tax calculator into it. */
async function openDraft(
  search: string,
): Promise<{ store: DraftStore; draft: Draft; before?: Draft }> {
  const store = await openDraftStore();
  const draft = (await store.load(DRAFT)) ?? freshDraft();
  await store.sweep(
    DRAFT,
    draft.photos.map((photo) => photo.id),
  );
  const form = takeCalculation(draft.form, search);
  if (!form) return { store, draft };
  const filled = { ...draft, form, revision: draft.revision + 1 };
  await store.replace(DRAFT, filled);
  return { store, draft: filled, before: draft };
}

function readPublished(search: string): Published | null {
  const params = new URLSearchParams(search);
  const id = params.get(PUBLISHED_PARAM);
  return id && /^[A-Za-z0-9]{20}$/.test(id)
    ? {
        id,
        status: params.get(STATUS_PARAM) === 'pending' ? 'pending' : 'active',
        isVehicle: params.get(KIND_PARAM) === 'vehicul',
      }
    : null;
}
