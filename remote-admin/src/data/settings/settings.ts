import { isSameData } from '@anunturi/shared-domain/formats/isSameData';
import { openFirestore } from '@anunturi/shared-auth/firebase';
import {
  defaultLimitSettings,
  defaultModerationSettings,
} from '@anunturi/shared-domain/site/defaultSettings';
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
import { act } from '../act';
import { parseDocument } from '@anunturi/shared-auth/firestore/parseDocument';
import { withMarketErrors } from '@anunturi/shared-auth/firestore/toMarketError';

type Stored = 'updatedAt' | 'logId';
export type SettingsValues = {
  site: Omit<SiteSettings, Stored>;
  limits: Omit<LimitSettings, Stored>;
  moderation: Omit<ModerationSettings, Stored>;
  localities: Omit<LocalitySettings, Stored>;
};
export type SettingsName = keyof SettingsValues;
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
};
const defaults: SettingsValues = {
  site: {},
  limits: defaultLimitSettings,
  moderation: defaultModerationSettings,
  localities: { localities: [] },
};
/** What the log calls a setting. */
const names: Record<string, string> = {
  homeTitle: 'titlul primei pagini',
  homeText: 'textul primei pagini',
  notice: 'anunțul pentru vizitatori',
  operator: 'operatorul',
  partners: 'partenerii',
  localities: 'cotele localităților',
  listingsPerDay: 'anunțuri pe zi',
  listingsPerDayNew: 'anunțuri pe zi, cont nou',
  conversationsPerDay: 'conversații pe zi',
  conversationsPerDayNew: 'conversații pe zi, cont nou',
  messagesPerDay: 'mesaje pe zi',
  messagesPerDayNew: 'mesaje pe zi, cont nou',
  reportsPerDay: 'sesizări pe zi',
  newAccountDays: 'zile de cont nou',
  eurRateBani: 'un euro, în bani',
  preModeration: 'verificare înainte de publicare',
  autoTrustAfter: 'de încredere după',
  bannedWords: 'cuvinte interzise',
};
const titles: Record<SettingsName, string> = {
  site: 'Textele site-ului',
  limits: 'Limite',
  moderation: 'Moderare',
  localities: 'Localități',
};

/** One document of settings; the defaults stand in for one that was never saved. */
export function readSettings<N extends SettingsName>(name: N): Promise<Settings<N>> {
  return withMarketErrors(async () => {
    const { db, doc, getDoc } = await openFirestore();
    const found = await getDoc(doc(db, documentPaths.settings(name)));
    if (!found.exists()) return { value: defaults[name], updatedAtMs: 0 };
    const parsed = parseDocument(schemas[name] as unknown as typeof siteSettingsSchema, found);
    if (!parsed) throw new MarketError('unavailable', 'Setările păstrate nu pot fi citite.');
    const { id: _id, updatedAt, logId: _logId, ...value } = parsed;
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
  const now = await readSettings(name);
  if (now.updatedAtMs !== readAtMs) throw new MarketError('changedElsewhere');
  await act(({ batch, firestore, log, now: moment }) => {
    const logId = log({
      action: 'settingsChanged',
      targetKind: 'settings',
      targetId: name,
      targetTitle: titles[name],
      text: describe(now.value, value),
    });
    batch.set(firestore.doc(firestore.db, documentPaths.settings(name)), {
      ...value,
      updatedAt: moment,
      logId,
    });
  });
}

/**
 * Puts back what stood before a save, unless somebody has changed it since.
 * @throws MarketError changedElsewhere, notAllowed, offline, unavailable
 */
export async function restoreSettings<N extends SettingsName>(
  name: N,
  before: SettingsValues[N],
  saved: SettingsValues[N],
): Promise<void> {
  const now = await readSettings(name);
  if (!isSameData(now.value, saved)) throw new MarketError('changedElsewhere');
  await saveSettings(name, before, now.updatedAtMs);
}

/** Which fields changed and, where they are short, from what to what. */
function describe(before: object, after: object): string {
  const old = before as Record<string, unknown>;
  const changed = Object.entries({ ...old, ...after }).flatMap(([key]) => {
    const [was, is] = [old[key], (after as Record<string, unknown>)[key]].map(
      (each) => JSON.stringify(each) ?? '–',
    );
    if (was === is || key === 'bannedPattern') return [];
    const name = names[key] ?? key;
    return [was!.length + is!.length < 80 ? `${name}: ${was} → ${is}` : name];
  });
  return `Schimbat: ${changed.join('; ') || 'nimic'}`;
}
