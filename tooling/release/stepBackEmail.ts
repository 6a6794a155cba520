import { links } from '@anunturi/shared-domain/site/links';
import type { Failing } from './stepBack';
import type { Email } from './Email';

/** What the operator is told when the site went back to an earlier version by itself. */
export function stepBackEmail(
  { name, from, to, shown, failed, isOfData }: Failing,
  site: { name: string; contactEmail: string; origin: string },
): Email {
  return {
    to: site.contactEmail,
    subject: `${site.name}: ${name} s-a întors la versiunea ${to}`,
    text: `Versiunea ${from} a componentei ${name} ${isOfData ? 'nu și-a putut citi sau salva datele' : 'a dat erori'} la ${failed} din ${shown} vizite la care a fost arătată. Site-ul s-a întors singur la versiunea ${to}. Erorile sunt în administrare: ${site.origin}${links.admin()}`,
  };
}
