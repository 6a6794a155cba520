import { COMPARE_MAX } from '@anunturi/shared-domain/site/limits';
import { showToast } from '@anunturi/shared-runtime/toasts/toast';
import { currentPreferences } from '#data/preferences/localPreferences';
import { toggleCompared } from '#data/preferences/changePreferences';

const ABOUT = 'compare';

/** Takes a listing into the comparison of this device or out of it, and says so; also when there is no place left. Loaded on demand. */
export function compareListing(id: string): void {
  if (!toggleCompared(id))
    return showToast(`Puteți compara cel mult ${COMPARE_MAX} anunțuri. Scoateți unul dintre ele.`, {
      tone: 'bad',
      about: ABOUT,
    });
  const { compared } = currentPreferences();
  showToast(
    compared.includes(id)
      ? `Adăugat la comparație: ${compared.length} din ${COMPARE_MAX}.`
      : 'Scos din comparație.',
    { about: ABOUT },
  );
}
