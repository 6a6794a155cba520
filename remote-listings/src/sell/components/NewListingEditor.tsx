import { useSession } from '@anunturi/shared-auth/session';
import { defaultLimitSettings } from '@anunturi/shared-domain/site/defaultSettings';
import { MarketError, isMarketError } from '@anunturi/shared-domain/site/marketError';
import { Stack } from '@anunturi/shared-ui/layout/Stack';
import { useEffect, useState } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import type { DraftStore } from '../../data/drafts/draftStore';
import { usePlaces } from '../../data/lists/useLists';
import { useSellingTerms } from '../data/useSellingTerms';
import { checkSellForm } from '../domain/checkSellForm';
import type { Draft } from '../../domain/sell-form/draft';
import type { SellForm } from '../../domain/sell-form/sellForm';
import { OtherTabNotice } from './KeptLine';
import { PublishPanel } from './PublishPanel';
import type { Published } from './PublishedNotice';
import { SellSteps } from './SellSteps';
import { fieldId } from './fields/FormFields';
import { ListingPreview } from './preview/ListingPreview';
import { QualityHints } from './preview/QualityHints';
import { useCategoryOptions } from './steps/CategoryStep';
import { texts } from '../texts';
import { usePublishing } from './usePublishing';
import { type SellEditor, useSellEditor } from './useSellEditor';
import { useStepsInAddress } from './useStepsInAddress';

type Props = {
  store: DraftStore;
  name: string;
  draft: Draft;
  onStartAnew(old: Draft): void;
  onLoadOther(): void;
  onPublished(published: Published): void;
};
const NO_WORDS: readonly string[] = [];

/** The steps of a new listing, from its draft to its publication. */
export function NewListingEditor({
  store,
  name,
  draft,
  onStartAnew,
  onLoadOther,
  onPublished,
}: Props) {
  const { user } = useSession();
  const terms = useSellingTerms(user?.uid ?? null);
  const known = terms.state === 'ready' ? terms.value : undefined;
  const editor = useSellEditor(store, name, draft, known?.bannedWords ?? NO_WORDS);
  const { step, go } = useStepsInAddress(draft.step);
  const { form, autosave } = editor;
  const publishing = usePublishing(editor.uploads);

  useEffect(() => {
    if (step !== autosave.kept().step && form.getValues('categoryId') !== '')
      autosave.change({ step });
  }, [form, autosave, step]);
  useEffect(() => {
    const { phone, localityId } = known?.account ?? {};
    if (phone && form.getValues('phone') === '' && !form.formState.dirtyFields.phone)
      form.setValue('phone', phone);
    if (localityId && form.getValues('localityId') === '') form.setValue('localityId', localityId);
  }, [form, known?.account]);
  async function startAnew() {
    await autosave.flush();
    const old = autosave.kept();
    autosave.stop();
    onStartAnew(old);
  }
  const review = (
    <Review
      editor={editor}
      publishing={publishing}
      terms={terms}
      listingId={draft.listingId}
      onGo={go}
      onPublished={onPublished}
    />
  );
  return (
    <FormProvider {...form}>
      <Stack gap={6}>
        <OtherTabNotice autosave={autosave} onLoadOther={onLoadOther} />
        <SellSteps
          editor={editor}
          step={step}
          onGo={go}
          eurRateBani={known?.eurRateBani ?? defaultLimitSettings.eurRateBani}
          review={review}
          onStartAnew={() => void startAnew()}
        />
      </Stack>
    </FormProvider>
  );
}

type ReviewProps = {
  editor: SellEditor;
  publishing: ReturnType<typeof usePublishing>;
  terms: ReturnType<typeof useSellingTerms>;
  listingId: string;
  onGo: ReturnType<typeof useStepsInAddress>['go'];
  onPublished: Props['onPublished'];
};

function Review({
  editor: { uploads, autosave, form },
  publishing,
  terms,
  listingId,
  onGo,
  onPublished,
}: ReviewProps) {
  const { user } = useSession();
  const values = useWatch<SellForm>() as SellForm;
  const places = usePlaces();
  const categories = useCategoryOptions();
  const known = terms.state === 'ready' ? terms.value : undefined;
  const [yearNow] = useState(() => new Date().getFullYear());
  const checked = checkSellForm(values, {
    bannedWords: known?.bannedWords ?? NO_WORDS,
    yearNow,
  });
  const categoryLabel = categories.find((category) => category.id === values.categoryId)?.label;
  const localityName =
    places.state === 'ready'
      ? places.value.find((place) => place.id === values.localityId)?.name
      : undefined;

  function goTo(step: Parameters<typeof onGo>[0], field?: string) {
    onGo(step);
    if (!field) return;
    void form.trigger(field as keyof SellForm);
    // The step is rendered first.
    setTimeout(() => document.getElementById(fieldId(field))?.focus(), 50);
  }
  async function publish() {
    if (!user || 'errors' in checked) return;
    await autosave.flush();
    await publishing.run({ uid: user.uid, listingId }, async (photos) => {
      const { publishListing } = await import(
        /* webpackChunkName: "sell" */ '../data/publishListing'
      );
      if (localityName === undefined || categoryLabel === undefined) {
        places.reload();
        throw new MarketError('unavailable', texts.listsMissing);
      }
      const names = { categoryLabel, localityName };
      try {
        const { id, status } = await publishListing({
          id: listingId,
          uid: user.uid,
          input: checked.input,
          photos,
          names,
        });
        autosave.stop();
        onPublished({
          id,
          status,
          isVehicle: checked.input.kind === 'vehicle' && checked.input.vehicle.shape !== 'part',
        });
      } catch (error) {
        if (isMarketError(error)) terms.reload();
        throw error;
      }
    });
  }
  return (
    <Stack gap={6}>
      <PublishPanel
        uploads={uploads}
        terms={known}
        missing={{
          ...('errors' in checked && checked.errors),
          ...(values.categoryId !== '' &&
            categoryLabel === undefined && { categoryId: texts.categoryGone }),
        }}
        shape={values.shape}
        state={publishing.state}
        onGo={goTo}
        onPublish={() => void publish()}
        onCancel={publishing.cancel}
      />
      <QualityHints uploads={uploads} onGo={onGo} max={8} />
      <ListingPreview uploads={uploads} />
    </Stack>
  );
}
