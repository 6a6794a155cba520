import { COMPARE_MAX } from '@anunturi/shared-domain/site/limits';
import { showToast } from '@anunturi/shared-runtime/toasts/toast';
import { currentPreferences } from '#data/preferences/localPreferences';
import { toggleCompared } from '#data/preferences/changePreferences';

const ABOUT = 'compare';

/**
 * Takes a listing into the comparison of this device or out of it, and says so; also when there is no place left, or it
 * cannot be compared with the rest. Loaded on demand.
 */
export function compareListing(listing: { id: string; categoryId: string }): void {
  const toggled = toggleCompared(listing);
  const count = currentPreferences().compared.length;
  const said = {
    taken: `Adăugat la comparație: ${count} din ${COMPARE_MAX}.`,
    left: 'Scos din comparație.',
    full: `Puteți compara cel mult ${COMPARE_MAX} anunțuri. Scoateți unul dintre ele.`,
    other: 'Se compară numai anunțuri din aceeași categorie. Goliți întâi comparația de acum.',
  }[toggled];
  const isRefused = toggled === 'full' || toggled === 'other';
  showToast(said, { about: ABOUT, ...(isRefused && { tone: 'bad' }) });
}
