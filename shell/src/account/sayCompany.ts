import { callCommand } from '@anunturi/shared-auth/callCommand';
import { tidyText } from '@anunturi/shared-domain/formats/romanianText';
import { toRomanianMessage } from '@anunturi/shared-domain/site/marketError';
import { normalizeCui } from '@anunturi/shared-domain/validators/cui';
import { showToast } from '@anunturi/shared-runtime/toasts/toast';

/** Says that a new account sells as a firm; where that is refused the account stays a person's, and a toast says so. Loaded on demand. */
export async function sayCompany(
  displayName: string,
  { companyName, cui }: { companyName: string; cui: string },
): Promise<void> {
  try {
    const company = { name: tidyText(companyName), cui: normalizeCui(cui) };
    await callCommand('editProfile', { displayName, sellerType: 'company', company });
  } catch (error) {
    console.error('The company could not be saved', error);
    showToast(`Firma nu a fost salvată: ${toRomanianMessage(error)} O puteți scrie în profil.`, {
      tone: 'bad',
    });
  }
}
