import { links } from '@anunturi/shared-domain/links';
import { useNav, useNavState } from '@anunturi/shared-ui/nav';
import { Skeleton } from '@anunturi/shared-ui/Skeleton';
import { showToast } from '@anunturi/shared-ui/toast';
import { useEffect, useState } from 'react';
import type { DraftStore } from '../data/draftStore';
import { openDraftStore } from '../data/openDraftStore';
import { randomId } from '../domain/randomId';
import type { Draft } from '../domain/sell-form/draft';
import { emptySellForm } from '../domain/sell-form/sellForm';
import { NewListingEditor } from './NewListingEditor';
import { type Published, PublishedNotice } from './PublishedNotice';

/** The one draft of a new listing. */
const DRAFT = 'new';

const freshDraft = (revision = 0): Draft => ({ revision, savedAtMs: 0, listingId: randomId(), step: 'category', form: emptySellForm, photos: [] });

/** From an empty form (or the draft on this device) to a published listing. */
export function SellFlow() {
  const nav = useNav();
  const published = readPublished(useNavState().location.search);
  const [opened, setOpened] = useState<{ store: DraftStore; draft: Draft; turn: number }>();
  useEffect(() => {
    let left = false;
    void openDraft().then((found) => !left && setOpened({ ...found, turn: 0 }));
    return () => {
      left = true;
    };
  }, []);
  if (published) return <PublishedNotice published={published} onAnother={() => nav.navigate(links.addListing())} />;
  if (!opened) return <Skeleton lines={8} />;
  const { store, draft, turn } = opened;
  const show = (next: Draft) => setOpened((before) => ({ store, draft: next, turn: (before?.turn ?? 0) + 1 }));

  async function startAnew(old: Draft) {
    const empty = freshDraft(old.revision + 1);
    await store.replace(DRAFT, empty);
    nav.navigate(links.addListing());
    show(empty);
    const bringBack = async () => {
      await store.replace(DRAFT, old);
      show(old);
    };
    showToast('Ați început o ciornă nouă.', { undo: () => void bringBack() });
  }
  async function finish({ id, status, isVehicle }: Published) {
    await store.remove(DRAFT).catch((error: unknown) => console.warn('Ciorna publicată nu a putut fi ștearsă de pe dispozitiv.', error));
    show(freshDraft());
    nav.navigate(`${links.addListing()}?publicat=${id}&stare=${status}&fel=${isVehicle ? 'vehicul' : 'serviciu'}`, { replace: true });
  }
  return (
    <NewListingEditor
      key={turn}
      store={store}
      name={DRAFT}
      draft={draft}
      onStartAnew={(old) => void startAnew(old)}
      onLoadOther={() => void store.load(DRAFT).then((other) => show(other ?? freshDraft()))}
      onPublished={(result) => void finish(result)}
    />
  );
}

async function openDraft(): Promise<{ store: DraftStore; draft: Draft }> {
  const store = await openDraftStore();
  const draft = (await store.load(DRAFT)) ?? freshDraft();
  await store.sweep(DRAFT, draft.photos.map((photo) => photo.id));
  return { store, draft };
}

function readPublished(search: string): Published | null {
  const params = new URLSearchParams(search);
  const id = params.get('publicat');
  return id && /^[A-Za-z0-9]{20}$/.test(id) ? { id, status: params.get('stare') === 'pending' ? 'pending' : 'active', isVehicle: params.get('fel') === 'vehicul' } : null;
}
