import {
  type ModerationGround,
  moderationGrounds,
} from '@anunturi/shared-domain/moderation/moderationFields';
import {
  REPORT_EXPLANATION_MAX,
  REPORT_EXPLANATION_MIN,
} from '@anunturi/shared-domain/site/limits';
import { isMarketError, toRomanianMessage } from '@anunturi/shared-domain/site/marketError';
import { focusFirst } from '@anunturi/shared-runtime/forms/focusFirst';
import { useFormProof } from '@anunturi/shared-runtime/forms/useFormProof';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { Notice } from '@anunturi/shared-ui/feedback/Notice';
import { CheckboxField } from '@anunturi/shared-ui/fields/CheckboxField';
import { SelectField } from '@anunturi/shared-ui/fields/SelectField';
import { TextArea } from '@anunturi/shared-ui/fields/TextArea';
import { Stack } from '@anunturi/shared-ui/layout/Stack';
import { Dialog } from '@anunturi/shared-ui/overlays/Dialog';
import { type ReactNode, useState } from 'react';
import { type UseFormReturn, useFormState } from 'react-hook-form';
import type { NewReport, Receipt } from '#data/conversations/sendReport';
import { ConfirmEmailFirst } from './ConfirmEmailFirst';
import { ReportReceipt } from './ReportReceipt';

/** What is typed into a notice. Names and addresses are asked of visitors, the quotation where there is one. */
export type TypedReport = Pick<NewReport, 'explanation' | 'reporterName' | 'reporterEmail'> & {
  ground: ModerationGround | '';
  goodFaith: boolean;
  quote?: boolean;
};
export const blankReport = { ground: '', explanation: '', goodFaith: false } as const;

type Props = {
  title: string;
  form: UseFormReturn<TypedReport>;
  explanationMax?: number;
  /** What stands before the fields that every notice has. */
  lead?: ReactNode;
  /** What only this notice asks for. */
  children: ReactNode;
  send(typed: TypedReport & { ground: ModerationGround }): NewReport;
  onClose(): void;
};

/** A notice of illegal or forbidden content with what the law asks for (DSA art. 16); answers with a receipt. */
export function ReportForm(props: Props) {
  const { title, form, explanationMax = REPORT_EXPLANATION_MAX, lead, children, onClose } = props;
  const { trap, prove } = useFormProof();
  const [receipt, setReceipt] = useState<Receipt>();
  const { errors, isSubmitting } = useFormState({ control: form.control });

  async function send(typed: TypedReport) {
    try {
      const { sendReport } = await import(
        /* webpackChunkName: "report" */ '#data/conversations/sendReport'
      );
      const report = props.send({ ...typed, ground: typed.ground as ModerationGround });
      setReceipt(await sendReport(report, prove));
    } catch (error) {
      console.error('The report could not be sent', error);
      const refused = isMarketError(error) ? (error.fields ?? {}) : {};
      for (const field of Object.keys(form.getValues()) as (keyof TypedReport)[])
        if (refused[field]) form.setError(field, { message: refused[field] });
      form.setError('root', { message: toRomanianMessage(error) });
    }
  }
  if (receipt !== undefined) return <ReportReceipt {...receipt} onClose={onClose} />;
  const buttons = (
    <>
      <Button variant="secondary" onClick={onClose}>
        Renunțați
      </Button>
      <Button type="submit" form="raport" busy={isSubmitting}>
        Trimiteți sesizarea
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title={title} footer={buttons}>
      <form id="raport" noValidate onSubmit={form.handleSubmit(send, focusFirst)}>
        <Stack>
          {lead}
          <SelectField
            label="Motivul"
            placeholder="Alegeți motivul"
            options={Object.entries(moderationGrounds).map(([value, label]) => ({ value, label }))}
            error={errors.ground?.message}
            {...form.register('ground', { required: 'Alegeți motivul.' })}
          />
          <TextArea
            label="Ce este în neregulă"
            hint="Spuneți ce anume este ilegal sau nu respectă regulile și de ce credeți asta."
            counter
            maxLength={explanationMax}
            error={errors.explanation?.message}
            {...form.register('explanation', {
              validate: (text) =>
                text.trim().length >= REPORT_EXPLANATION_MIN ||
                `Scrieți cel puțin ${REPORT_EXPLANATION_MIN} de caractere.`,
            })}
          />
          {children}
          <CheckboxField
            label="Declar cu bună-credință că informațiile din sesizare sunt exacte și complete."
            error={errors.goodFaith?.message}
            {...form.register('goodFaith', {
              required: 'Fără această declarație nu putem primi sesizarea.',
            })}
          />
          {trap}
          <ConfirmEmailFirst to="trimiteți sesizarea din cont" />
          {errors.root && (
            <Notice tone="bad" role="alert">
              {errors.root.message}
            </Notice>
          )}
        </Stack>
      </form>
    </Dialog>
  );
}
