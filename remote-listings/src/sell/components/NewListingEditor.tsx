import { useSession } from '@anunturi/shared-auth/session';
import { defaultLimitSettings } from '@anunturi/shared-domain/site/defaultSettings';
import { isMarketError } from '@anunturi/shared-domain/site/marketError';
import { Stack } from '@anunturi/shared-ui/layout/Stack';
import { useEffect, useState } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import type { DraftStore } from '../../data/drafts/draftStore';
import { useSellingTerms } from '../data/useSellingTerms';
import { type SellErrors, checkSellForm } from '../domain/checkSellForm';
import { toSellErrors } from '../domain/toSellErrors';
import type { Draft } from '../../domain/sell-form/draft';
import type { SellForm } from '../../domain/sell-form/sellForm';
import { OtherTabNotice } from './KeptLine';
import { PublishPanel } from './PublishPanel';
import type { Published } from './PublishedNotice';
import { SessionEnded } from './SessionEnded';
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
  const { step, go } = useStepsInAddress(draft.step);
  // Before anything is typed only an account says something new.
  const terms = useSellingTerms(user?.uid ?? null, user !== null || step !== 'category');
  const known = terms.state === 'ready' ? terms.value : undefined;
  const editor = useSellEditor(
    store,
    { name, areHidden: true },
    draft,
    known?.bannedWords ?? NO_WORDS,
  );
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
        <SessionEnded />
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
  const categories = useCategoryOptions();
  const known = terms.state === 'ready' ? terms.value : undefined;
  const [yearNow] = useState(() => new Date().getFullYear());
  const checked = checkSellForm(values, {
    bannedWords: known?.bannedWords ?? NO_WORDS,
    yearNow,
  });
  const [refused, setRefused] = useState<{ errors: SellErrors; of: string }>();
  const isCategoryGone =
    values.categoryId !== '' && !categories.some(({ id }) => id === values.categoryId);
  // What was refused is said until something else is typed.
  const typed = JSON.stringify(values);

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
      try {
        const { input } = checked;
        const { id, status } = await publishListing({ id: listingId, input, photos });
        autosave.stop();
        onPublished({
          id,
          status,
          isVehicle: input.kind === 'vehicle' && input.vehicle.shape !== 'part',
        });
      } catch (error) {
        if (isMarketError(error)) terms.reload();
        setRefused({ errors: toSellErrors(error), of: typed });
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
          ...(isCategoryGone && { categoryId: texts.categoryGone }),
          ...(refused?.of === typed && refused.errors),
        }}
        shape={values.shape}
        state={publishing.state}
        onGo={goTo}
        onPublish={() => void publish()}
        onCancel={publishing.cancel}
        onSellerChanged={terms.reload}
      />
      <QualityHints uploads={uploads} onGo={onGo} max={8} />
      <ListingPreview uploads={uploads} />
    </Stack>
  );
}
