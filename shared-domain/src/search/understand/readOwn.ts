import { isValidPhone, normalizePhone } from '../../validators/phone';
import { isTemporaryPlate, isValidPlate } from '../../validators/plate';
import { isValidVin, normalizeVin } from '../../validators/vin';
import { engineFuels } from './engineNames';
import type { OwnLookup } from './Understood';

/** A number of a person's own listing, where it is all that was typed: chassis, telephone or plate. */
export function readOwn(words: string): OwnLookup | undefined {
  const said = words.trim();
  const value = normalizeVin(said);
  if (looksLikeVin(said, value)) return { by: 'vin', value, said };
  if (isPhone(said)) return { by: 'phone', value: normalizePhone(said), said };
  const plate = said.toUpperCase().replace(/[\s.-]/g, '');
  const isEngine = engineFuels.has(plate.slice(-3).toLowerCase());
  if ((isValidPlate(said) && !isEngine) || isTemporary(plate))
    return { by: 'plate', value: plate, said };
  return undefined;
}

/** Also one a character short or long, or with a letter that no chassis number has: mistakes in copying are usual. */
const looksLikeVin = (said: string, value: string) =>
  (isValidVin(value) && /\d{5}$/.test(value)) ||
  (!/\s/.test(said) && /^[A-Z0-9]{16,18}$/.test(value) && /[A-Z].*\d{5}$/.test(value));

const isPhone = (text: string) => /^[+\d][\d\s()./-]{8,}$/.test(text) && isValidPhone(text);
/** `SB 012345`; "B 200" is a model of Mercedes-Benz. */
const isTemporary = (text: string) => isTemporaryPlate(text) && /\d{5,}$/.test(text);
