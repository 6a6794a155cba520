import { tidyText } from '@anunturi/shared-domain/formats/romanianText';
import { DISPLAY_NAME_MAX, DISPLAY_NAME_MIN } from '@anunturi/shared-domain/site/limits';
import { Refusal } from '../../app/command/refuse';

/** A name as it is kept; what it says was read at the door. @throws Refusal invalidInput, beside `field`, when it is too short or long */
export function readPublicName(
  given: string,
  { field, least, most }: { field: string; least: number; most: number },
): string {
  const name = tidyText(given);
  if (name.length >= least && name.length <= most) return name;
  const words = `Numele are între ${least} și ${most} de caractere.`;
  throw new Refusal('invalidInput', words, { [field]: words });
}

/** The name of a person. @throws Refusal invalidInput */
export const readDisplayName = (given: string): string =>
  readPublicName(given, { field: 'displayName', least: DISPLAY_NAME_MIN, most: DISPLAY_NAME_MAX });
