import config from '../../remotes.config.json' with { type: 'json' };
import { ownerOf } from '../build/folders';
import type { Email } from './Email';
import { type FaultEmailSettings, type FrequentFault, faultEmail } from './faultEmail';

const { addresses }: FaultEmailSettings = config.faultEmails;

/** The e-mail to the team that owns the file of a fault, or the part where the file is not known. */
export const teamEmail = (
  fault: FrequentFault,
  site: { name: string; contactEmail: string; origin: string },
): Email => {
  const { part, place } = fault.group;
  return faultEmail(fault, { owner: place?.owner || ownerOf(part), addresses, site });
};
