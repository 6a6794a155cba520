import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { CheckboxField } from '@anunturi/shared-ui/fields/CheckboxField';
import { useMediaQuery } from '@anunturi/shared-ui/device/useMediaQuery';
import { Notice } from '@anunturi/shared-ui/feedback/Notice';
import { joinClasses } from '@anunturi/shared-ui/text/joinClasses';
import { Cluster, Stack } from '@anunturi/shared-ui/layout/Stack';
import { type DocumentDefinition, type Values, askedFields } from '../domain/documentTypes';
import { unfinishedFields } from '../domain/fieldProblem';
import { fieldPlace } from '../domain/fieldPlace';
import { makePages, signingRoles } from '../domain/makePages';
import type { Signatures } from '../domain/signing/signature';
import { Checklist } from './Checklist';
import { DocumentActions } from './DocumentActions';
import { DocumentFieldInput, fieldId, hintOf } from './DocumentFieldInput';
import styles from './DocumentMaker.module.css';
import { DoubtList } from './DoubtList';
import { DocumentSteps } from './DocumentSteps';
import { MissingFields } from './MissingFields';
import { PageDialog } from './PageDialog';
import { PreviewSide } from './PreviewSide';
import { ReadPaperButton } from './ReadPaperButton';
import { SameAddress } from './SameAddress';
import { Signing } from './Signing';
import { TwoPhones } from './TwoPhones';
import { KeepParty, OpenPartyFile, UseSavedParty } from './SavedParties';
import { texts } from '../texts';
import { useConfirmedDoubts } from '../behaviour/useConfirmedDoubts';
import { useDocumentForm } from '../behaviour/useDocumentForm';
import { useSavedParties } from '../behaviour/useSavedParties';
import { useSignatures } from '../behaviour/useSignatures';

type Props = {
  definition: DocumentDefinition;
  title: string;
  first: Values;
  opened: boolean;
  /** Who signed the answers of an opened file. */
  signed?: Signatures | undefined;
  listingId: string | null;
  listingTitle: string | null;
  /** Mileage that the listing says. */
  lastKm?: number | undefined;
};

// Longer than most: what the parts of the form share (answers, open step, doubts, place on the page) is held here once.
/** A document being filled in: the step's questions, the page as it will look, what is missing, what comes after. */
export function DocumentMaker({
  definition,
  title,
  first,
  opened,
  signed,
  listingId,
  listingTitle,
  lastKm,
}: Props) {
  const form = useDocumentForm(definition, first, {
    key: `${definition.id}:${listingId ?? ''}`,
    opened,
  });
  const saved = useSavedParties();
  const [current, setCurrent] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const step = definition.steps[current]!;
  const unfinished = unfinishedFields(definition, form.values);
  const doubts = useConfirmedDoubts(definition, form.values, { today: form.today, lastKm });
  const shown = useDeferredValue(form.values);
  const signatures = useSignatures(form.values, signed);
  const model = useMemo(
    () => makePages(definition, shown, { signatures: signatures.valid }),
    [definition, shown, signatures.valid],
  );

  const roles = useMemo(() => signingRoles(definition, shown), [definition, shown]);
  const [filling, setFilling] = useState<string | null>(null);
  const place = useMemo(
    () => (filling ? fieldPlace(definition, shown, model, filling) : null),
    [definition, shown, model, filling],
  );

  function open(index: number) {
    flushSync(() => setCurrent(index));
    heading.current?.focus();
  }
  function openField(name: string) {
    const index = definition.steps.findIndex(({ fields }) =>
      askedFields(fields, form.values).some((field) => field.name === name),
    );
    if (index >= 0) flushSync(() => setCurrent(index));
    form.leave(name);
    document.getElementById(fieldId(name))?.focus();
  }

  const folded = useMediaQuery('(width < 40rem)');
  const places = definition.steps.map((_, at) => at);
  const steps = (label: string, those: readonly number[]) => (
    <DocumentSteps
      label={label}
      steps={definition.steps}
      current={current}
      shown={those}
      folded={folded}
      unfinished={unfinished}
      onSelect={open}
    />
  );

  return (
    <Stack gap={4}>
      <Stack gap={4} className={styles.notPrinted}>
        {listingTitle && <Notice>{texts.from(listingTitle)}</Notice>}
        {form.recalled && (
          <Notice
            action={
              <Button
                variant="ghost"
                size="small"
                onClick={() => {
                  form.startAnew();
                  signatures.clear();
                }}
              >
                {texts.startAnew}
              </Button>
            }
          >
            {form.draft.kept ? texts.recalledFromDevice : texts.recalled}
          </Notice>
        )}
      </Stack>
      <div className={joinClasses(styles.steps, styles.notPrinted)}>
        {steps(
          texts.steps,
          places.filter((at) => !folded || at <= current),
        )}
      </div>
      <div className={styles.work}>
        <form
          className={styles.form}
          onSubmit={(event) => event.preventDefault()}
          aria-labelledby="pas"
          noValidate
        >
          <h2 id="pas" ref={heading} tabIndex={-1} className={styles.heading}>
            {step.title}
          </h2>
          <p className={styles.note}>{step.note ?? texts.fillWhatFits}</p>
          {step.links && (
            <Cluster gap={4}>
              {step.links.map(({ label, to }) => (
                <a key={to} href={to} target="_blank" rel="noopener">
                  {label}
                </a>
              ))}
            </Cluster>
          )}
          {step.party && <UseSavedParty key={step.id} step={step} form={form} saved={saved} />}
          <ReadPaperButton key={`photo-${step.id}`} step={step} form={form} />
          {step.party && <SameAddress definition={definition} step={step} form={form} />}
          <div className={styles.fields}>
            {askedFields(step.fields, form.values).map((field) => (
              <DocumentFieldInput
                key={field.name}
                field={field}
                value={form.values[field.name] ?? ''}
                error={form.problemOf(field) ?? undefined}
                hint={hintOf(field, form.values)}
                fill={form.fill}
                leave={form.leave}
                onFocus={setFilling}
              />
            ))}
          </div>
          {step.party && <KeepParty step={step} form={form} saved={saved} />}
          {step.party && <OpenPartyFile key={`file-${step.id}`} step={step} form={form} />}
          <Cluster gap={2} justify="between">
            {current > 0 ? (
              <Button variant="secondary" onClick={() => open(current - 1)}>
                {texts.previous}
              </Button>
            ) : (
              <span />
            )}
            {current < definition.steps.length - 1 && (
              <Button onClick={() => open(current + 1)}>{texts.next}</Button>
            )}
          </Cluster>
          {folded &&
            steps(
              texts.laterSteps,
              places.filter((at) => at > current),
            )}
          <CheckboxField
            label={texts.keepDraft}
            hint={texts.keepDraftHint}
            checked={form.draft.kept}
            onChange={(event) => form.draft.keep(event.target.checked)}
          />
          <DoubtList state={doubts} onOpen={openField} />
          <MissingFields
            steps={definition.steps}
            unfinished={unfinished}
            makesSense={doubts.settled}
            onOpen={({ field }) => openField(field.name)}
          />
          <Signing roles={roles} signatures={signatures} />
          {form.values.eSign === 'da' && (
            <TwoPhones definition={definition} values={form.values} signatures={signatures.valid} />
          )}
          <DocumentActions
            definition={definition}
            title={title}
            values={form.values}
            listingId={listingId}
            wrong={unfinished.some((each) => each.problem)}
            unsettled={!doubts.settled}
            signatures={signatures.valid}
            onKept={form.markKept}
          />
        </form>
        <PreviewSide model={model} place={place} />
      </div>
      <div className={styles.notPrinted}>
        <Checklist definition={definition} values={form.values} />
      </div>
      <PageDialog model={model} title={title} />
    </Stack>
  );
}
