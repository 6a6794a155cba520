import { plural } from '@anunturi/shared-domain/formats/plural';
import { links } from '@anunturi/shared-domain/site/links';
import { listingStatusLabels } from '@anunturi/shared-domain/listing/listingStatus';
import { ConfirmDialog } from '@anunturi/shared-ui/overlays/ConfirmDialog';
import { useNav } from '@anunturi/shared-runtime/navigation/nav';
import { retireToasts, showToast } from '@anunturi/shared-runtime/toasts/toast';
import { aboutListing } from '#domain/aboutListing';
import { type ReactNode, useState } from 'react';
import { useProof } from './useProof';
import type { ListingAct } from '../domain/listingActs';
import type { MyListing } from '@anunturi/shared-domain/listing/myListing';
import { toRomanianMessage } from '@anunturi/shared-domain/site/marketError';
import { useAction } from '@anunturi/shared-runtime/toasts/useAction';
import { AppealDialog } from '../components/AppealDialog';

const loadActs = () => import(/* webpackChunkName: "my-listing-acts" */ '../data/changeMyListing');
type Acts = Awaited<ReturnType<typeof loadActs>>;

/** Acts that are one call; what is said afterwards. */
const calls: Partial<Record<ListingAct, { run(acts: Acts): Acts['pauseListing']; done: string }>> =
  {
    renew: { run: (acts) => acts.renewListing, done: 'Anunțul este prelungit cu 30 de zile.' },
    markSold: { run: (acts) => acts.markSold, done: 'Anunțul este marcat ca vândut.' },
    pause: {
      run: (acts) => acts.pauseListing,
      done: 'Anunțul este ascuns și nu mai apare în liste.',
    },
    resume: { run: (acts) => acts.publishAgain, done: 'Anunțul este din nou public.' },
    publish: { run: (acts) => acts.publishAgain, done: 'Anunțul este public.' },
    withdraw: {
      run: (acts) => acts.withdrawListing,
      done: 'Anunțul este în ciorne; numai dumneavoastră îl vedeți.',
    },
    restore: {
      run: (acts) => acts.withdrawListing,
      done: 'Anunțul este în ciorne; îl puteți modifica și publica.',
    },
  };

const loadDeletion = () =>
  import(/* webpackChunkName: "my-listing-acts" */ '../data/deleteMyListing');

/** Acts with an opposite that an undo can call. */
const undos: Partial<Record<ListingAct, (acts: Acts) => Acts['pauseListing']>> = {
  pause: (acts) => acts.publishAgain,
  markSold: (acts) => acts.publishAgain,
};

/** Runs the owner's acts on listings: what is busy, what asks first, what is said afterwards. */
export function useListingActs(
  uid: string,
  onChanged: () => void,
): {
  run(act: ListingAct, listing: MyListing): void;
  busyId: string | undefined;
  dialog: ReactNode;
} {
  const nav = useNav();
  const { run: runAct } = useAction(toRomanianMessage);
  const [busyId, setBusyId] = useState<string>();
  const [appealing, setAppealing] = useState<MyListing>();
  const [replacing, setReplacing] = useState<MyListing>();
  const [deleting, setDeleting] = useState<MyListing>();
  const [removing, setRemoving] = useState<MyListing>();
  const { prove, dialog: proof } = useProof();

  async function attempt(listing: MyListing, work: () => Promise<void>) {
    setBusyId(listing.card.id);
    retireToasts(aboutListing(listing.card.id));
    await runAct(work);
    setBusyId(undefined);
    onChanged();
  }
  const call = (act: ListingAct, listing: MyListing, version = listing.version) =>
    attempt(listing, async () => {
      const { run, done } = calls[act]!;
      const acts = await loadActs();
      const status = await run(acts)({ id: listing.card.id, version });
      const back = status === 'active' ? undefined : undos[act];
      const undo =
        back &&
        (() =>
          void attempt(
            listing,
            async () => void (await back(acts)({ id: listing.card.id, version: version + 1 })),
          ));
      showToast(
        status === 'pending'
          ? `${listingStatusLabels.pending}: anunțul apare în liste după ce este aprobat.`
          : done,
        { about: aboutListing(listing.card.id), ...(undo && { undo }) },
      );
    });
  const restore = (listing: MyListing) =>
    attempt(listing, async () => {
      const status = await (await loadDeletion()).restoreMyListing(listing.card.id);
      showToast(
        `Anunțul „${listing.card.title}” a fost restabilit: ${listingStatusLabels[status].toLowerCase()}.`,
        { about: aboutListing(listing.card.id) },
      );
    });
  const hide = (listing: MyListing) =>
    attempt(listing, async () => {
      const outcome = await (await loadDeletion()).deleteMyListing(listing.card.id);
      showToast(
        outcome === 'kept'
          ? `Anunțul „${listing.card.title}” este la „Șterse recent”. A fost respins sau sesizat: se păstrează șase luni, apoi dispare definitiv.`
          : `Anunțul „${listing.card.title}” a fost șters. Îl găsiți 30 de zile la „Șterse recent”.`,
        { about: aboutListing(listing.card.id), undo: () => void restore(listing) },
      );
    });
  const removeForGood = (listing: MyListing) =>
    attempt(listing, () =>
      prove(async () => {
        const outcome = await (await loadDeletion()).deleteForGood(listing.card.id);
        showToast(
          outcome === 'kept'
            ? `Anunțul „${listing.card.title}” a fost sesizat: se păstrează șase luni, apoi dispare definitiv.`
            : `Anunțul „${listing.card.title}” a fost șters definitiv.`,
        );
        onChanged();
      }),
    );
  const copy = (listing: MyListing, replace: boolean) =>
    attempt(listing, async () => {
      const { copyToDraft } = await import(
        /* webpackChunkName: "copy-listing" */ '../data/copyToDraft'
      );
      if (await copyToDraft(listing.card.id, uid, replace)) nav.navigate(links.addListing());
      else setReplacing(listing);
    });

  const dismiss = (listing: MyListing) =>
    attempt(listing, async () => {
      const { dismissAnswer } = await import(
        /* webpackChunkName: "my-listing-acts" */ '#data/dismissAnswer'
      );
      await dismissAnswer(listing.card.id);
    });

  function run(act: ListingAct, listing: MyListing) {
    if (act === 'delete' && listing.counters?.conversations) setDeleting(listing);
    else if (act === 'delete') void hide(listing);
    else if (act === 'undelete') void restore(listing);
    else if (act === 'deleteForGood') setRemoving(listing);
    else if (act === 'appeal') setAppealing(listing);
    else if (act === 'dismissAnswer') void dismiss(listing);
    else if (act === 'duplicate') void copy(listing, false);
    else if (calls[act]) void call(act, listing);
  }
  const dialog = (
    <>
      {proof}
      {appealing && (
        <AppealDialog
          listing={appealing}
          onClose={() => setAppealing(undefined)}
          onSent={onChanged}
        />
      )}
      <ConfirmDialog
        open={deleting !== undefined}
        title="Ștergeți anunțul?"
        confirmLabel="Ștergeți anunțul"
        onCancel={() => setDeleting(undefined)}
        onConfirm={() => {
          setDeleting(undefined);
          if (deleting) void hide(deleting);
        }}
      >
        <p>
          {plural(
            deleting?.counters?.conversations ?? 0,
            'persoană v-a scris',
            'persoane v-au scris',
          )}{' '}
          despre „{deleting?.card.title}”. Discuțiile rămân, dar anunțul nu mai poate fi văzut; îl
          puteți aduce înapoi 30 de zile. Dacă l-ați vândut, alegeți „S-a vândut”.
        </p>
      </ConfirmDialog>
      <ConfirmDialog
        open={removing !== undefined}
        title="Ștergeți definitiv anunțul?"
        confirmLabel="Ștergeți definitiv"
        onCancel={() => setRemoving(undefined)}
        onConfirm={() => {
          setRemoving(undefined);
          if (removing) void removeForGood(removing);
        }}
      >
        <p>
          „{removing?.card.title}” dispare acum, cu fotografiile și cifrele lui, și nu mai poate fi
          adus înapoi.
        </p>
      </ConfirmDialog>
      <ConfirmDialog
        open={replacing !== undefined}
        title="Aveți deja o ciornă nepublicată"
        confirmLabel="Înlocuiți ciorna"
        onCancel={() => setReplacing(undefined)}
        onConfirm={() => {
          setReplacing(undefined);
          if (replacing) void copy(replacing, true);
        }}
      >
        <p>
          Copia anunțului „{replacing?.card.title}” ia locul anunțului început pe acest dispozitiv.
          Ciorna de acum, cu fotografiile ei, se pierde.
        </p>
      </ConfirmDialog>
    </>
  );
  return { run, busyId, dialog };
}
