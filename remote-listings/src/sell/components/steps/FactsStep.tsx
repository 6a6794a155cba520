import { useWatch } from 'react-hook-form';
import type { SellForm } from '../../../domain/sell-form/sellForm';
import { GroupedFields } from './GroupedFields';

/** The facts without which a listing says nothing, by what is sold. */
export function FactsStep() {
  const shape = useWatch<SellForm, 'shape'>({ name: 'shape' });
  return <GroupedFields step="facts" shape={shape || 'car'} />;
}
