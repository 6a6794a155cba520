import { isValidPhone } from '@anunturi/shared-domain/validators/phone';
import type { ProfileFields } from './typedProfile';

/** What is wrong with the phone, in Romanian: a firm that shows it has to have one. */
export function phoneProblem(
  text: string,
  { sellerType, showsPhone }: ProfileFields,
): string | undefined {
  if (text.trim() === '')
    return sellerType === 'company' && showsPhone === 'da'
      ? 'Scrieți numărul de arătat pe pagina firmei.'
      : undefined;
  return isValidPhone(text) ? undefined : 'Scrieți un număr din România, de exemplu 0712 345 678.';
}
