import type { Firestore } from '@google-cloud/firestore';
import { categorySchema } from '@anunturi/shared-domain/listing/category';
import { defaultLimitSettings } from '@anunturi/shared-domain/site/defaultSettings';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { limitSettingsSchema, localitySettingsSchema } from '@anunturi/shared-domain/site/settings';
import { parseFitting } from '../app/data/parseFitting';
import { toData } from '../app/data/Store';
import type { SearchSettings } from './SearchSettings';

/** What administrators set, of which searches make use; what does not fit counts as missing. */
export async function readSettings(
  db: Firestore,
  county: SearchSettings['county'],
): Promise<SearchSettings> {
  const [categories, places, limits] = await Promise.all([
    db.collection(documentPaths.categories).get(),
    db.doc(documentPaths.settings('localities')).get(),
    db.doc(documentPaths.settings('limits')).get(),
  ]);
  const all = categories.docs.map((each) => ({ id: each.id, data: toData(each) }));
  const [localities] = parseFitting(localitySettingsSchema, [{ id: '', data: toData(places) }]);
  const [rates] = parseFitting(limitSettingsSchema, [{ id: '', data: toData(limits) }]);
  return {
    county,
    localities: localities?.localities ?? [],
    categories: parseFitting(categorySchema, all),
    eurRateBani: (rates ?? defaultLimitSettings).eurRateBani,
  };
}
