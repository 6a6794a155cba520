import { type DocumentDefinition, type Values, askedFields } from '../documentTypes';

/** Labels of the answers that stood on this device and are others now. What was empty here is no change. */
export function changedFields(
  definition: DocumentDefinition,
  before: Values | null,
  now: Values,
): string[] {
  if (!before) return [];
  const was = before; // what the other party filled in anew is theirs to say
  return definition.steps.flatMap((step) =>
    askedFields(step.fields, was)
      .filter(({ name }) => was[name]?.trim() && (now[name] ?? '').trim() !== was[name].trim())
      .map(({ label }) => `${step.title}: ${label}`),
  );
}
