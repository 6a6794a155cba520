import { type DocumentField, type DocumentStep, type Values, askedFields } from '../documentTypes';
import { fieldProblem, fieldWarning } from '../fieldProblem';
import type { PaperKind, ReadAnswers } from './readAnswers';

/** What was read for a field, and what stands there now. */
export type PaperOffer = {
  field: DocumentField;
  value: string;
  /** As a person reads it: the label of a choice, a number with its unit. */
  shown: string;
  /** What was typed; empty when nothing was. */
  typed: string;
  /** Why the value may be wrong. */
  doubt: string | null;
  /** Whether it was read clearly; otherwise the person compares it with the paper. */
  isSure: boolean;
};

/** The paper that answers a step's questions; null when none does. */
export function paperOf(step: DocumentStep, values: Values): PaperKind | null {
  if (step.party) return values[`${step.party}_type`] === 'firma' ? null : 'idCard';
  return step.fields.some(({ name }) => name === 'v_vin') ? 'registration' : null;
}

/** What was read of a paper beside the fields that ask for it; what stands there already is left out. */
export function paperOffers(
  step: DocumentStep,
  values: Values,
  kind: PaperKind,
  read: ReadAnswers,
): PaperOffer[] {
  const prefix = kind === 'idCard' ? `${step.party}_` : '';
  const fields = askedFields(step.fields, values);
  return Object.entries(read).flatMap(([part, { value, isSure }]) => {
    const field = fields.find(({ name }) => name === prefix + part);
    if (!field || values[field.name] === value) return [];
    const choice = field.choices?.find(([each]) => each === value);
    if (field.choices && !choice) return [];
    const now = values[field.name] ?? '';
    const then = { ...values, [field.name]: value };
    return [
      {
        field,
        value,
        shown: choice?.[1] ?? [value, field.suffix].filter(Boolean).join(' '),
        typed: now === (field.initial ?? '') ? '' : now,
        doubt: fieldProblem(field, then) ?? fieldWarning(field, then),
        isSure,
      },
    ];
  });
}
