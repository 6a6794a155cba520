import { useSession } from '@anunturi/shared-auth/session';
import { ErrorState } from '@anunturi/shared-ui/feedback/ErrorState';
import { isMarketError } from '@anunturi/shared-domain/site/marketError';
import { mayDo } from '@anunturi/shared-domain/people/roles';
import { links } from '@anunturi/shared-domain/site/links';
import { useNav, useNavState } from '@anunturi/shared-runtime/navigation/nav';
import { Skeleton } from '@anunturi/shared-ui/feedback/Skeleton';
import { showToast } from '@anunturi/shared-runtime/toasts/toast';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DraftStore } from '#data/drafts/draftStore';
import { openDraftStore } from '#data/drafts/openDraftStore';
import { type EditedListing, readListingToEdit } from '#data/drafts/readListingToEdit';
import type { Draft } from '#domain/sell-form/draft';
import { rebaseEdit, toEditDraft } from '../domain/editDraft';
import { takeCalculation } from '../domain/takeCalculation';
import { CorrectByAdmin } from './CorrectByAdmin';
import { EditEditor } from './EditEditor';
import type { EditStart } from '../domain/editStart';

type State =
  | { state: 'loading' }
  | { state: 'failed'; error: unknown }
  | ({ state: 'ready' } & EditStart);

type Loaded = Omit<EditStart, 'turn'>;

const LOADING = <Skeleton lines={10} />;

/** The edit of the listing in the address; another listing or person begins anew. */
export function EditFlow() {
  const { id = '' } = useNavState().params;
  const { user, role } = useSession();
  if (!user) return LOADING;
  return (
    <OneEdit
      key={`${id} ${user.uid}`}
      id={id}
      uid={user.uid}
      mayCorrect={mayDo(role, 'moderate')}
    />
  );
}

/** Loads the listing and what was left unsaved of an edit, then shows the form. */
function OneEdit({ id, uid, mayCorrect }: { id: string; uid: string; mayCorrect: boolean }) {
  const nav = useNav();
  const { search } = useNavState().location;
  const [state, setState] = useState<State>({ state: 'loading' });
  const isShown = useRef(false);

  async function load(mine?: Draft): Promise<Loaded> {
    const edited = await readListingToEdit(id, uid);
    const store = await openDraftStore();
    const chosen = await takeFacts(await chooseDraft(edited, store, mine, state), store, search);
    return { ...edited, store, ...chosen };
  }
  function open(mine?: Draft): Promise<void> {
    return load(mine).then(
      (loaded) => {
        if (!isShown.current) return;
        if (search) nav.navigate(links.editListing(id), { replace: true });
        setState((before) => ({
          state: 'ready',
          ...loaded,
          turn: before.state === 'ready' ? before.turn + 1 : 0,
        }));
      },
      (error: unknown) => setState({ state: 'failed', error }),
    );
  }
  const openFirst = useEffectEvent(() => void open());
  useEffect(() => {
    isShown.current = true;
    openFirst();
    return () => {
      isShown.current = false;
    };
  }, []);

  if (state.state === 'loading') return LOADING;
  if (state.state === 'failed') {
    const { error } = state;
    const isForeign = isMarketError(error) && error.code === 'notAllowed';
    if (isForeign && mayCorrect) return <CorrectByAdmin id={id} />;
    return <ErrorState error={error} onRetry={() => void open()} />;
  }
  const { store, turn } = state;

  async function discard(mine: Draft) {
    await store.forget(id);
    await open();
    const bringBack = async () => {
      await store.replace(id, mine);
      await open();
    };
    showToast('Vedeți varianta salvată a anunțului.', { undo: () => void bringBack() });
  }
  return (
    <EditEditor
      key={turn}
      start={state}
      uid={uid}
      onDiscard={(mine) => void discard(mine)}
      onKeepMine={(mine) => void open(mine)}
      onAgain={() => void open()}
    />
  );
}

/** Adds the facts that the address brings from the tax calculator, as changes not saved yet. */
async function takeFacts(
  chosen: Pick<EditStart, 'draft' | 'kept'>,
  store: DraftStore,
  search: string,
): Promise<Pick<EditStart, 'draft' | 'kept'>> {
  const form = takeCalculation(chosen.draft.form, search);
  if (!form) return chosen;
  const draft = { ...chosen.draft, form, revision: chosen.draft.revision + 1 };
  await store.replace(draft.listingId, draft);
  return { draft, kept: chosen.kept === 'none' ? 'restored' : chosen.kept };
}

/** The unsaved changes to go on with: those in this form, else those kept on the device, else none. */
async function chooseDraft(
  edited: EditedListing,
  store: DraftStore,
  inHand: Draft | undefined,
  before: State,
): Promise<Pick<EditStart, 'draft' | 'kept'>> {
  const { listing, phone } = edited;
  const fresh = toEditDraft(listing, phone);
  const kept = inHand ?? (await store.load(listing.id));
  if (before.state === 'loading')
    await store.sweep(
      listing.id,
      (kept ?? fresh).photos.map((photo) => photo.id),
    );
  if (!kept) return { draft: fresh, kept: 'none' };
  if (kept.base?.version === listing.version) return { draft: kept, kept: 'restored' };
  const draft = rebaseEdit(kept, listing, phone);
  await store.replace(listing.id, { ...draft, revision: draft.revision + 1 });
  return { draft: { ...draft, revision: draft.revision + 1 }, kept: 'rebased' };
}
