import { Button } from '@anunturi/shared-ui/actions/Button';
import { IconButton } from '@anunturi/shared-ui/actions/IconButton';
import { VisuallyHidden } from '@anunturi/shared-ui/display/VisuallyHidden';
import { FormErrorSummary } from '@anunturi/shared-ui/fields/FormErrorSummary';
import { Split, Stack } from '@anunturi/shared-ui/layout/Stack';
import { Stepper } from '@anunturi/shared-ui/navigation/Stepper';
import { ChevronLeft } from '@anunturi/shared-ui/icons/ChevronLeft';
import { FilePlus } from '@anunturi/shared-ui/icons/FilePlus';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { SellForm } from '#domain/sell-form/sellForm';
import { type SellStep, fieldsOfStep, sellSteps, stepsOf } from '#domain/sell-form/sellSteps';
import { KeptLine } from './KeptLine';
import { StepBody } from './StepBody';
import { fieldId } from './fields/FormFields';
import { PreviewCard } from './preview/PreviewCard';
import { QualityHints } from './preview/QualityHints';
import type { SellEditor } from '../behaviour/useSellEditor';
import classes from './SellSteps.module.css';

type Props = {
  editor: SellEditor;
  step: SellStep;
  onGo(step: SellStep): void;
  eurRateBani: number;
  review: ReactNode;
  onStartAnew(): void;
};

/** One step at a time, with the progress above and the card beside. */
export function SellSteps({ editor, step: asked, onGo, eurRateBani, review, onStartAnew }: Props) {
  const { trigger } = useFormContext<SellForm>();
  const [kind, shape] = useWatch<SellForm, ['kind', 'shape']>({ name: ['kind', 'shape'] });
  const steps = stepsOf(shape);
  // Without a category there is nothing to ask yet.
  const step = shape === '' || !steps.includes(asked) ? 'category' : asked;
  const at = steps.indexOf(step);
  const { errors } = useFormState<SellForm>();
  const [attempt, setAttempt] = useState<{ step: SellStep; count: number }>();
  const heading = useFocusOnChange(step);
  const stepErrors = fieldsOfStep(step, shape).flatMap((name) =>
    errors[name]?.message ? [{ fieldId: fieldId(name), text: errors[name].message }] : [],
  );

  async function next(event: FormEvent) {
    event.preventDefault();
    if (await trigger(fieldsOfStep(step, shape))) onGo(steps[at + 1] ?? step);
    else setAttempt(({ count } = { step, count: 0 }) => ({ step, count: count + 1 }));
  }

  const footer = (
    <div className={classes.footer} data-bottom-bar={step === 'review' ? undefined : true}>
      {at > 0 && (
        <Button
          variant="secondary"
          className={classes.footerBack}
          onClick={() => onGo(steps[at - 1]!)}
        >
          Înapoi
        </Button>
      )}
      {step !== 'review' && <Button type="submit">Continuați</Button>}
    </div>
  );
  return (
    <Stack gap={6}>
      <div className={classes.stepper}>
        <Stepper
          steps={steps.map((each) => sellSteps[each])}
          current={at}
          onSelect={(index) => onGo(steps[index]!)}
          label="Pașii anunțului"
        />
      </div>
      <Split>
        <form noValidate onSubmit={(event) => void next(event)} className={classes.form}>
          <div className={classes.head} data-step={step}>
            {at > 0 && (
              <IconButton
                label={`Pasul dinainte: ${sellSteps[steps[at - 1]!]}`}
                icon={<ChevronLeft />}
                className={classes.back}
                onClick={() => onGo(steps[at - 1]!)}
              />
            )}
            <span className={classes.count}>
              <VisuallyHidden>Pasul </VisuallyHidden>
              {at + 1}/{steps.length}
            </span>
            <h2 ref={heading} tabIndex={-1} className={classes.heading}>
              {sellSteps[step]}
            </h2>
            <div className={classes.draft}>
              <KeptLine autosave={editor.autosave} />
              {shape !== '' && (
                <Button variant="ghost" size="small" icon={<FilePlus />} onClick={onStartAnew}>
                  Ciornă nouă
                </Button>
              )}
            </div>
          </div>
          {attempt?.step === step && (
            <FormErrorSummary errors={stepErrors} attempt={attempt.count} />
          )}
          {step === 'review' ? (
            review
          ) : (
            <StepBody
              key={step}
              step={step}
              kind={kind}
              uploads={editor.uploads}
              eurRateBani={eurRateBani}
            />
          )}
          {footer}
        </form>
        <aside className={classes.aside} aria-label="Cum va arăta">
          <PreviewCard uploads={editor.uploads} />
          {step !== 'category' && step !== 'review' && (
            <QualityHints uploads={editor.uploads} onGo={onGo} />
          )}
        </aside>
      </Split>
    </Stack>
  );
}

/** Puts the focus on the step's heading and the page at its top when the step changes, not when the page opens. */
function useFocusOnChange(step: SellStep) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [step]);
  return heading;
}
