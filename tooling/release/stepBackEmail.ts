import { STEP_BACK } from '@anunturi/server/mail/stepBackSubject';
import { links } from '@anunturi/shared-domain/site/links';
import type { Failing } from './Failing';
import type { Email } from './Email';

/** What the operator is told when the site went back to an earlier version by itself. */
export function stepBackEmail(
  { name, from, to, shown, failed, isOfData, isCanary }: Failing,
  site: { name: string; contactEmail: string; origin: string },
): Email {
  const fault = isOfData ? 'nu și-a putut citi sau salva datele' : 'a dat erori';
  const then = isCanary
    ? `Proba s-a încheiat singură; toți vizitatorii văd din nou versiunea ${to}.`
    : `Site-ul s-a întors singur la versiunea ${to}.`;
  return {
    to: site.contactEmail,
    tells: `${STEP_BACK}${name} ${from}`,
    subject: isCanary
      ? `${site.name}: proba versiunii ${from} pentru ${name} s-a încheiat`
      : `${site.name}: ${name} s-a întors la versiunea ${to}`,
    text: `Versiunea ${from} a componentei ${name} ${fault} la ${failed} din ${shown} vizite la care a fost arătată. ${then} Erorile sunt în administrare: ${site.origin}${links.admin()}`,
  };
}
