import { FORM_MIN_MS, type FormProof } from '@anunturi/shared-contract/page/FormProof';
import { refuse } from './command/refuse';

/**
 * Refuses the simplest programs: those that fill in what people do not see, or send a form the moment they find it. Nothing is
 * dropped in silence: a person whose browser filled in the hidden field must learn of it. @throws Refusal notAllowed, tooFast
 */
export function refusePrograms({ trap, openMs }: FormProof): void {
  if (trap !== '')
    refuse(
      'notAllowed',
      'Formularul pare completat de un program. Reîncărcați pagina și completați-l fără completare automată.',
    );
  if (openMs < FORM_MIN_MS) refuse('tooFast');
}
