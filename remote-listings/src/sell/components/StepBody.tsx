import { useWatch } from 'react-hook-form';
import { SERVICE_PHOTOS_MAX, VEHICLE_PHOTOS_MAX } from '@anunturi/shared-domain/site/limits';
import type { PhotoUploads } from '../data/photo/PhotoUploads';
import type { SellForm } from '#domain/sell-form/sellForm';
import type { SellStep } from '#domain/sell-form/sellSteps';
import { QuickTitle } from './fields/QuickTitle';
import { PhotosStep } from './photos/PhotosStep';
import { CategoryStep } from './steps/CategoryStep';
import { DetailsStep } from './steps/DetailsStep';
import { GroupedFields } from './steps/GroupedFields';
import { PriceStep } from './steps/PriceStep';
import { TextStep } from './steps/TextStep';

type Props = {
  step: Exclude<SellStep, 'review'>;
  kind: SellForm['kind'];
  uploads: PhotoUploads;
  eurRateBani: number;
  existing?: boolean;
};

/** The fields of one step. `existing`: of a listing that is being edited. */
export function StepBody({ step, kind, uploads, eurRateBani, existing }: Props) {
  switch (step) {
    case 'category':
      return <CategoryStep fixedKind={existing} />;
    case 'facts':
      return <FactsStep existing={existing} />;
    case 'details':
      return <DetailsStep />;
    case 'photos':
      return (
        <PhotosStep
          uploads={uploads}
          max={kind === 'vehicle' ? VEHICLE_PHOTOS_MAX : SERVICE_PHOTOS_MAX}
        />
      );
    case 'text':
      return <TextStep />;
    case 'price':
      return <PriceStep eurRateBani={eurRateBani} />;
  }
}

/** The facts without which a listing says nothing, by what is sold. */
function FactsStep({ existing }: { existing?: boolean }) {
  const shape = useWatch<SellForm, 'shape'>({ name: 'shape' });
  return (
    <>
      {shape === 'car' && !existing && <QuickTitle />}
      <GroupedFields step="facts" shape={shape || 'car'} />
    </>
  );
}
