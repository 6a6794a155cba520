import { useSession } from '@anunturi/shared-auth/session';
import { isMarketError } from '@anunturi/shared-domain/site/marketError';
import { Stack } from '@anunturi/shared-ui/layout/Stack';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { useSellingTerms } from '../data/useSellingTerms';
import { type SellErrors, checkSellForm } from '../domain/checkSellForm';
import { toSellErrors } from '../domain/toSellErrors';
import type { SellForm } from '#domain/sell-form/sellForm';
import { PublishPanel } from './PublishPanel';
import type { Published } from './PublishedNotice';
import { WaitingProofs } from './WaitingProofs';
import { fieldId } from './fields/FormFields';
import { ListingPreview } from './preview/ListingPreview';
import { QualityHints } from './preview/QualityHints';
import { useCategoryOptions } from './steps/CategoryStep';
import { texts } from '../texts';
import type { usePublishing } from '../behaviour/usePublishing';
import type { SellEditor } from '../behaviour/useSellEditor';
import type { useStepsInAddress } from '../behaviour/useStepsInAddress';

type Props = {
  editor: SellEditor;
  publishing: ReturnType<typeof usePublishing>;
  terms: ReturnType<typeof useSellingTerms>;
  listingId: string;
  onGo: ReturnType<typeof useStepsInAddress>['go'];
  onPublished(published: Published): void;
};

/** The last step: what is still missing, what the listing will look like, and its publication. */
export function Review({
  editor: { uploads, autosave, form },
  publishing,
  terms,
  listingId,
  onGo,
  onPublished,
}: Props) {
  const { user } = useSession();
  const values = useWatch<SellForm>() as SellForm;
  const categories = useCategoryOptions();
  const known = terms.state === 'ready' ? terms.value : undefined;
  const [yearNow] = useState(() => new Date().getFullYear());
  const checked = checkSellForm(values, { yearNow });
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
      {user && !['', 'service', 'part'].includes(values.shape) && (
        <WaitingProofs uid={user.uid} listingId={listingId} />
      )}
      <QualityHints uploads={uploads} onGo={onGo} max={8} />
      <ListingPreview uploads={uploads} />
    </Stack>
  );
}
