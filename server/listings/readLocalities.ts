import { foldDiacritics } from '@anunturi/shared-domain/formats/romanianText';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { type Locality, localitySettingsSchema } from '@anunturi/shared-domain/site/settings';
import { Refusal } from '../app/command/refuse';
import type { Store } from '../app/data/Store';

/** The places of the county as they are stored; none before the first. */
export const readLocalities = async (store: Store): Promise<Locality[]> =>
  (await store.get(documentPaths.settings('localities'), localitySettingsSchema))?.localities ?? [];

/** @throws Refusal invalidInput for a name that another place has, however it is written */
export function refuseTakenName(name: string, others: readonly Locality[]): void {
  if (!others.some((each) => foldDiacritics(each.name) === foldDiacritics(name))) return;
  const message = 'Există deja o localitate cu acest nume.';
  throw new Refusal('invalidInput', message, { name: message });
}
