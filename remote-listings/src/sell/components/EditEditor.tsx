// Longer than most: an edit, its conflicts with other tabs and its saving share one state.
import { defaultLimitSettings } from '@anunturi/shared-domain/site/defaultSettings';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { Card } from '@anunturi/shared-ui/layout/Card';
import { Dialog } from '@anunturi/shared-ui/overlays/Dialog';
import { FormErrorSummary } from '@anunturi/shared-ui/fields/FormErrorSummary';
import { IconButton } from '@anunturi/shared-ui/actions/IconButton';
import { Notice } from '@anunturi/shared-ui/feedback/Notice';
import { Split, Stack } from '@anunturi/shared-ui/layout/Stack';
import { Eye } from '@anunturi/shared-ui/icons/Eye';
import { useEffect, useState } from 'react';
import type { FormEvent } from 'react';
import { FormProvider } from 'react-hook-form';
import { type ListingStatus, showsPhotos } from '@anunturi/shared-domain/listing/listingStatus';
import type { Photo } from '@anunturi/shared-domain/listing/photo';
import { retireToasts } from '@anunturi/shared-runtime/toasts/toast';
import { aboutListing } from '#domain/aboutListing';
import { announceEdit, onEditElsewhere } from '../data/editSignals';
import { useSellingTerms } from '../data/useSellingTerms';
import { type SellErrors, checkSellForm } from '../domain/checkSellForm';
import { toSellErrors } from '../domain/toSellErrors';
import type { Draft } from '#domain/sell-form/draft';
import { type SellStep, inStepOrder, sellSteps, stepsOf } from '#domain/sell-form/sellSteps';
import { ChangedElsewhere } from './ChangedElsewhere';
import type { EditStart } from '../domain/editStart';
import { KeptLine, OtherTabNotice } from './KeptLine';
import { ProofDoubts } from './ProofDoubts';
import { PublishProgress } from './PublishProgress';
import { RestoredNotice } from './RestoredNotice';
import { SavedNotice } from './SavedNotice';
import { StepBody } from './StepBody';
import { fieldId } from './fields/FormFields';
import { ListingPreview } from './preview/ListingPreview';
import { PreviewCard } from './preview/PreviewCard';
import { QualityHints } from './preview/QualityHints';
import { usePublishing } from '../behaviour/usePublishing';
import { useSellEditor } from '../behaviour/useSellEditor';
import classes from './EditEditor.module.css';

type Props = {
  start: EditStart;
  uid: string;
  onDiscard(mine: Draft): void;
  onKeepMine(mine: Draft): void;
  onAgain(): void;
};
/** What sellers change most comes first. */
const usualEdits = [
  'price',
  'photos',
  'text',
  'facts',
  'details',
  'category',
] as const satisfies readonly SellStep[];
const partId = (step: SellStep) => `parte-${step}`;

/** The whole form of a listing on one page, filled in, with what is unsaved kept on the device. */
export function EditEditor({ start, uid, onDiscard, onKeepMine, onAgain }: Props) {
  const { listing, store, draft, kept } = start;
  const terms = useSellingTerms(uid);
  const known = terms.state === 'ready' ? terms.value : undefined;
  const { form, uploads, autosave } = useSellEditor(
    store,
    { name: listing.id, areHidden: !showsPhotos(listing.status) },
    draft,
  );
  const publishing = usePublishing(uploads);
  const [problems, setProblems] = useState<{ errors: SellErrors; attempt: number }>({
    errors: {},
    attempt: 0,
  });
  const [isStale, setStale] = useState(false);
  const [isPreviewed, preview] = useState(false);
  const [saved, setSaved] = useState<{ status: ListingStatus }>();
  useEffect(() => onEditElsewhere(listing.id, listing.version, () => setStale(true)), [listing]);
  const shape = form.watch('shape');

  async function save(event: FormEvent) {
    event.preventDefault();
    const values = form.getValues();
    const checked = checkSellForm(values, {
      yearNow: new Date().getFullYear(),
    });
    const errors = 'errors' in checked ? checked.errors : {};
    setProblems(({ attempt }) => ({ errors, attempt: attempt + 1 }));
    if ('errors' in checked) return void form.trigger();
    await autosave.flush();
    const isShown = ({ path }: Photo) => listing.photos.some((photo) => photo.path === path);
    await publishing.run(
      { uid, listingId: listing.id },
      async (photos) => {
        const { updateListing } = await import(
          /* webpackChunkName: "sell" */ '../data/updateListing'
        );
        const { input } = checked;
        const { status } = await updateListing({ listing, input, photos }).catch(
          (error: unknown) => {
            setProblems(({ attempt }) => ({ errors: toSellErrors(error), attempt: attempt + 1 }));
            throw error;
          },
        );
        autosave.stop();
        await store.remove(listing.id);
        retireToasts(aboutListing(listing.id));
        announceEdit({ id: listing.id, version: listing.version + 1 });
        setSaved({ status });
      },
      isShown,
    );
  }
  /** Hands what is typed over to the next round of the form; this one writes no more. */
  async function leaveWith(handOver: (mine: Draft) => void) {
    await autosave.flush();
    autosave.stop();
    handOver(autosave.kept());
  }
  function goTo(step: SellStep) {
    document.getElementById(partId(step))?.scrollIntoView();
    document.getElementById(partId(step))?.focus({ preventScroll: true });
  }

  if (saved) return <SavedNotice id={listing.id} status={saved.status} onAgain={onAgain} />;
  const { state } = publishing;
  const isAtWork = state.step === 'uploading' || state.step === 'saving';
  const isConflict = isStale || (state.step === 'failed' && state.code === 'changedElsewhere');
  const steps = usualEdits.filter((step) => stepsOf(shape).includes(step));
  return (
    <FormProvider {...form}>
      <form className={classes.form} noValidate onSubmit={(event) => void save(event)}>
        <Split>
          <Stack gap={6}>
            <RestoredNotice kept={kept} onDiscard={() => void leaveWith(onDiscard)} />
            <OtherTabNotice autosave={autosave} onLoadOther={onAgain} />
            <FormErrorSummary
              errors={inStepOrder(problems.errors, shape).map(([name, text]) => ({
                fieldId: fieldId(name),
                text,
              }))}
              attempt={problems.attempt}
            />
            {isConflict && (
              <ChangedElsewhere
                draft={() => autosave.kept()}
                onKeepMine={() => void leaveWith(onKeepMine)}
                onShowNew={() => void leaveWith(onDiscard)}
              />
            )}
            {steps.map((step) => (
              <Card key={step} as="section" padding="large" aria-labelledby={partId(step)}>
                <Stack gap={6}>
                  <h2 id={partId(step)} tabIndex={-1} className={classes.heading}>
                    {sellSteps[step]}
                  </h2>
                  <StepBody
                    step={step}
                    kind={listing.kind}
                    uploads={uploads}
                    eurRateBani={known?.eurRateBani ?? defaultLimitSettings.eurRateBani}
                    existing
                  />
                </Stack>
              </Card>
            ))}
            {listing.kind === 'vehicle' && listing.proofs && (
              <ProofDoubts proofs={listing.proofs} />
            )}
          </Stack>
          <aside className={classes.aside} aria-label="Cum va arăta">
            <PreviewCard uploads={uploads} />
            <QualityHints uploads={uploads} onGo={goTo} />
          </aside>
        </Split>
        <div className={classes.bar} data-bottom-bar>
          {isAtWork && (
            <PublishProgress
              uploads={uploads}
              saving={state.step === 'saving'}
              onCancel={publishing.cancel}
            />
          )}
          {state.step === 'failed' && !isConflict && (
            <Notice tone="bad" role="alert" title="Modificările nu au fost salvate">
              {state.message}
            </Notice>
          )}
          <div className={classes.buttons}>
            <KeptLine autosave={autosave} />
            <IconButton
              variant="secondary"
              label="Previzualizare"
              icon={<Eye />}
              onClick={() => preview(true)}
            />
            <Button type="submit" busy={isAtWork}>
              {state.step === 'failed' ? 'Reîncercați salvarea' : 'Salvați modificările'}
            </Button>
          </div>
        </div>
      </form>
      <Dialog
        open={isPreviewed}
        onClose={() => preview(false)}
        title="Cum îl vede cumpărătorul"
        size="large"
      >
        <ListingPreview uploads={uploads} />
      </Dialog>
    </FormProvider>
  );
}
