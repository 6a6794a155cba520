import * as z from 'zod/mini';
import { emailField, idField, sitePathField, textField, wholeField } from '../site/fields';
import * as limits from '../site/limits';
import { moderationGrounds } from './moderationFields';
import { idsOf } from '../listing/vehicleFields';

export const reportTargets = {
  listing: 'Anunț',
  conversation: 'Conversație',
  profile: 'Vânzător',
  file: 'Fișier dat prin link',
} as const;
export const reportOutcomes = {
  removed: 'Conținut eliminat',
  kept: 'Conținut păstrat',
  changed: 'Conținut corectat',
} as const;
/** Of a removal or a correction that was taken back. */
export const reversedLabel = 'Hotărâre anulată';

const decisionSchema = z.strictObject({
  outcome: z.enum(idsOf(reportOutcomes)),
  text: textField(1, limits.STATEMENT_FACTS_MAX),
  decidedAt: z.date(),
  /** Written by earlier versions. */
  decidedBy: z.optional(idField),
});

/** What the same source said later about the same thing, or about another thing that was not there either: then which. */
const repeatSchema = z.strictObject({
  at: z.date(),
  ground: z.enum(idsOf(moderationGrounds)),
  explanation: textField(limits.REPORT_EXPLANATION_MIN, limits.REPORT_EXPLANATION_MAX),
  reporterName: z.optional(textField(limits.DISPLAY_NAME_MIN, limits.DISPLAY_NAME_MAX)),
  reporterEmail: z.optional(emailField),
  other: z.optional(
    z.strictObject({
      target: z.enum(idsOf(reportTargets)),
      targetId: textField(1, 200),
      url: sitePathField,
      title: textField(1, limits.COMPANY_NAME_MAX),
    }),
  ),
});

/**
 * A document of `reports/{id}`: a notice of illegal or forbidden content (DSA art. 16): reason, exact address, name and e-mail, good faith.
 * Anyone creates it (open, without decision); its id is the receipt. Only a notice of child abuse may leave name and e-mail out.
 */
export const reportSchema = z
  .strictObject({
    target: z.enum(idsOf(reportTargets)),
    targetId: textField(1, 200),
    url: sitePathField,
    title: textField(1, limits.COMPANY_NAME_MAX),
    ground: z.enum(idsOf(moderationGrounds)),
    explanation: textField(limits.REPORT_EXPLANATION_MIN, limits.REPORT_EXPLANATION_MAX),
    reporterName: z.optional(textField(limits.DISPLAY_NAME_MIN, limits.DISPLAY_NAME_MAX)),
    reporterEmail: z.optional(emailField),
    reporterId: z.optional(idField),
    goodFaith: z.literal(true),
    /** How often the same source has reported the same thing while this is open; once where it is absent. */
    count: z.optional(wholeField(2, 1_000_000)),
    repeats: z.optional(z.array(repeatSchema).check(z.maxLength(limits.REPORT_REPEATS_MAX))),
    status: z.enum(['open', 'decided']),
    createdAt: z.date(),
    decision: z.optional(decisionSchema),
    /** When the decision that answered it was taken back, after an appeal (art. 20) or without one. */
    reversedAt: z.optional(z.date()),
  })
  .check(
    z.refine(
      (report) =>
        report.ground === 'childAbuse' ||
        (report.reporterName !== undefined && report.reporterEmail !== undefined),
    ),
    z.refine((report) => (report.status === 'decided') === (report.decision !== undefined)),
    z.refine(
      (report) =>
        report.reversedAt === undefined || (report.decision && report.decision.outcome !== 'kept'),
    ),
  );
export type ReportFields = z.infer<typeof reportSchema>;
export type Report = ReportFields & { id: string };
