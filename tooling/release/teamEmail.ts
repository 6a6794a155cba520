import config from '../../remotes.config.json' with { type: 'json' };
import { createHash } from 'node:crypto';
import type { Email } from './Email';
import { type FaultEmailSettings, type FrequentFault, faultEmail, faultKey } from './faultEmail';

const { addresses }: FaultEmailSettings = config.faultEmails;

const owners = new Map(
  [{ ...config.shell, name: 'shell' }, ...config.remotes, ...config.elsewhere].map(
    ({ name, owner }) => [name, owner],
  ),
);

/**
 * The e-mail to the team that owns the file of a fault, or the part where the file is not known. Its id is the fault's: who
 * watches, starts again or watches beside another one sends it once.
 */
export const teamEmail = (
  fault: FrequentFault,
  site: { name: string; contactEmail: string; origin: string },
): Email & { id: string } => {
  const { part, place } = fault.group;
  const owner = place?.owner || (owners.get(part) ?? part);
  const hash = createHash('sha256').update(faultKey(fault)).digest('hex').slice(0, 32);
  return { id: `fault-${hash}`, ...faultEmail(fault, { owner, addresses, site }) };
};
