import { callCommand } from '@anunturi/shared-auth/callCommand';
import { isSameData } from '@anunturi/shared-domain/formats/isSameData';
import { openFirestore } from '@anunturi/shared-auth/firebase';
import {
  defaultLimitSettings,
  defaultModerationSettings,
} from '@anunturi/shared-domain/site/defaultSettings';
import { type DutySettings, dutySettingsSchema } from '@anunturi/shared-domain/site/duties';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { MarketError } from '@anunturi/shared-domain/site/marketError';
import {
  type LimitSettings,
  limitSettingsSchema,
  type LocalitySettings,
  localitySettingsSchema,
  type ModerationSettings,
  moderationSettingsSchema,
  type SiteSettings,
  siteSettingsSchema,
} from '@anunturi/shared-domain/site/settings';
import type { SettingsName } from '@anunturi/shared-domain/site/settingsNames';
import { parseDocument } from '@anunturi/shared-auth/firestore/parseDocument';
import { withMarketErrors } from '@anunturi/shared-auth/firestore/toMarketError';

export type SettingsValues = {
  site: Omit<SiteSettings, 'updatedAt'>;
  limits: Omit<LimitSettings, 'updatedAt'>;
  moderation: Omit<ModerationSettings, 'updatedAt'>;
  localities: Omit<LocalitySettings, 'updatedAt'>;
  duties: Omit<DutySettings, 'updatedAt'>;
};
/** Settings as read; `updatedAtMs` is what a save must still find (0: not stored yet). */
export type Settings<N extends SettingsName = SettingsName> = {
  value: SettingsValues[N];
  updatedAtMs: number;
};

const schemas = {
  site: siteSettingsSchema,
  limits: limitSettingsSchema,
  moderation: moderationSettingsSchema,
  localities: localitySettingsSchema,
  duties: dutySettingsSchema,
};
const defaults: SettingsValues = {
  site: {},
  limits: defaultLimitSettings,
  moderation: defaultModerationSettings,
  localities: { localities: [] },
  duties: {},
};
/** One document of settings; the defaults stand in for one that was never saved. */
export function readSettings<N extends SettingsName>(name: N): Promise<Settings<N>> {
  return withMarketErrors(async () => {
    const { db, doc, getDoc } = await openFirestore();
    const found = await getDoc(doc(db, documentPaths.settings(name)));
    if (!found.exists()) return { value: defaults[name], updatedAtMs: 0 };
    const parsed = parseDocument(schemas[name] as unknown as typeof siteSettingsSchema, found);
    if (!parsed) throw new MarketError('unavailable', 'Setările păstrate nu pot fi citite.');
    const { id: _id, updatedAt, ...value } = parsed;
    return { value: value as SettingsValues[N], updatedAtMs: updatedAt.getTime() };
  });
}

/**
 * Saves a document of settings whole.
 * @throws MarketError changedElsewhere (somebody saved it meanwhile), notAllowed, offline, unavailable
 */
export async function saveSettings<N extends SettingsName>(
  name: N,
  value: SettingsValues[N],
  readAtMs: number,
): Promise<void> {
  await callCommand('saveSettings', { name, value: { ...value }, readAtMs });
}

/**
 * Saves the texts of the first page and the notice for everybody, and leaves the rest of the site's settings.
 * @throws MarketError as `saveSettings`
 */
export async function savePageTexts(
  { homeTitle, homeText, notice }: SettingsValues['site'],
  readAtMs: number,
): Promise<void> {
  const texts = { homeTitle, homeText, notice };
  await callCommand('changePageTexts', { texts, readAtMs });
}

/**
 * Puts back what stood before a save, unless somebody has changed it since.
 * @throws MarketError changedElsewhere, notAllowed, offline, unavailable
 */
export async function restoreSettings<N extends SettingsName>(
  name: N,
  before: SettingsValues[N],
  saved: SettingsValues[N],
  save = (value: SettingsValues[N], readAtMs: number) => saveSettings(name, value, readAtMs),
): Promise<void> {
  const now = await readSettings(name);
  if (!isSameData(now.value, saved)) throw new MarketError('changedElsewhere');
  await save(before, now.updatedAtMs);
}
