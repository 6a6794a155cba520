import { Card } from '@anunturi/shared-ui/layout/Card';
import { Lightbulb } from '@anunturi/shared-ui/icons/Lightbulb';
import { useWatch } from 'react-hook-form';
import type { PhotoUploads } from '../../data/photo/PhotoUploads';
import { toQualityHints } from '../../domain/qualityHints';
import type { SellForm } from '#domain/sell-form/sellForm';
import type { SellStep } from '#domain/sell-form/sellSteps';
import { usePhotos } from '../../behaviour/usePhotos';
import { StepLinks } from '../StepLinks';
import classes from './QualityHints.module.css';

/** Advice for a better listing; each leads to its step. At most `max`, the most helpful first. */
export function QualityHints({
  uploads,
  onGo,
  max = 4,
}: {
  uploads: PhotoUploads;
  onGo(step: SellStep): void;
  max?: number;
}) {
  const form = useWatch<SellForm>() as SellForm;
  const hints = toQualityHints(form, usePhotos(uploads).length).slice(0, max);
  if (hints.length === 0) return null;
  return (
    <Card tone="sunken" as="section" aria-label="Sfaturi">
      <p className={classes.title}>
        <Lightbulb size={20} /> Anunțul ar fi mai bun dacă
      </p>
      <div className={classes.hints}>
        <StepLinks
          links={hints.map(({ text, step }) => ({ id: text, text, onGo: () => onGo(step) }))}
        />
      </div>
    </Card>
  );
}
