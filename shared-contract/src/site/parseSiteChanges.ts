import { type SiteChanges, siteChangesSchema } from './siteConfigSchema';

/** The changes in `settings/site`, whatever else it holds; a broken one is left out alone and named. */
export function parseSiteChanges(raw: Record<string, unknown>): {
  changes: SiteChanges;
  broken: string[];
} {
  const { data, error } = siteChangesSchema.safeParse(raw);
  if (data) return { changes: data, broken: [] };
  const broken = [...new Set(error.issues.map(({ path: [field] }) => String(field)))];
  const whole = Object.entries(raw).filter(([field]) => !broken.includes(field));
  return { changes: siteChangesSchema.parse(Object.fromEntries(whole)), broken };
}
