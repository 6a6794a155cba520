import { useSession } from '@anunturi/shared-auth/session';
import { defaultLimitSettings } from '@anunturi/shared-domain/site/defaultSettings';
import { lazyComponent } from '@anunturi/shared-runtime/loading/lazyComponent';
import { FormSkeleton } from './FormSkeleton';
import { Stack } from '@anunturi/shared-ui/layout/Stack';
import { useEffect } from 'react';
import { FormProvider } from 'react-hook-form';
import type { DraftStore } from '#data/drafts/draftStore';
import { useSellingTerms } from '../data/useSellingTerms';
import type { Draft } from '#domain/sell-form/draft';
import { OtherTabNotice } from './KeptLine';
import type { Published } from './PublishedNotice';
import { SessionEnded } from './SessionEnded';
import { SellSteps } from './SellSteps';
import { usePublishing } from '../behaviour/usePublishing';
import { useSellEditor } from '../behaviour/useSellEditor';
import { useStepsInAddress } from '../behaviour/useStepsInAddress';

type Props = {
  store: DraftStore;
  name: string;
  draft: Draft;
  onStartAnew(old: Draft): void;
  onLoadOther(): void;
  onPublished(published: Published): void;
};
/** With the schemas, which the first check has brought. */
const Review = lazyComponent(() =>
  import(/* webpackChunkName: "sell-check" */ './Review').then((file) => file.Review),
);

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
  const editor = useSellEditor(store, { name, areHidden: true }, draft);
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
      fallback={<FormSkeleton />}
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
