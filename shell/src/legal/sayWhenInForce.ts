import type { LegalKind } from '@anunturi/shared-contract/site/legalKinds';
import type { LegalState } from '@anunturi/shared-contract/site/legalStateSchema';
import { formatIsoDay } from '@anunturi/shared-domain/formats/formatDate';
import { versionsInForce } from '@anunturi/shared-domain/site/legalVersions';

/** Whether a version of a legal text holds on this site, held or will hold, with the day where it is known. */
export function sayWhenInForce(
  kind: LegalKind,
  version: number,
  state: LegalState | undefined,
): string {
  const { inForce } = versionsInForce(kind, state);
  const told = state?.[kind]?.told ?? [];
  const from = told.find((each) => each.version === version)?.from;
  const since = from === undefined ? '' : ` de la ${formatIsoDay(from)}`;
  if (version === inForce) return `Se aplică acum${since && `,${since}`}.`;
  if (version > inForce) return `Se va aplica${since}.`;
  const end = told.find((each) => each.version > version)?.from;
  return `Nu se mai aplică${end === undefined ? '' : ` de la ${formatIsoDay(end)}`}.`;
}
