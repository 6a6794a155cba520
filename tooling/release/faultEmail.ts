import type { FaultGroup } from '@anunturi/shared-contract/telemetry/TelemetryReport';
import { links } from '@anunturi/shared-domain/site/links';
import type { Email } from './Email';
import { placeOf, whatOf } from './faultRows';

/** `faultEmails` of remotes.config.json. */
export type FaultEmailSettings = {
  /** So often a fault was seen in a version that is live. */
  fromCount: number;
  /** Where a team reads its e-mails, by its name in CODEOWNERS; the operator gets those of all others. */
  addresses: Readonly<Record<string, string>>;
};

/** A fault that is seen so often in a live version that its team is told, and in which one. */
export type FrequentFault = { group: FaultGroup; version: string; count: number };

/** What makes a fault that is told of one: its version, what it is and where. */
export const faultKey = ({ group, version }: FrequentFault): string =>
  `${version} ${whatOf(group)} ${placeOf(group)}`;

/** Faults whose team is to be told; what is only slow is none. `live`: `blog 1.0.0-a`. */
export function findFrequent(
  groups: readonly FaultGroup[],
  live: ReadonlySet<string>,
  { fromCount }: Pick<FaultEmailSettings, 'fromCount'>,
): FrequentFault[] {
  return groups
    .filter(({ kind }) => kind !== 'slow')
    .flatMap((group) =>
      Object.entries(group.versions).flatMap(([version, count]) =>
        count >= fromCount && live.has(`${group.part} ${version}`)
          ? [{ group, version, count }]
          : [],
      ),
    );
}

/** What a team is told of a fault of its own. */
export function faultEmail(
  { group, version, count }: FrequentFault,
  {
    owner,
    addresses,
    site,
  }: {
    owner: string;
    addresses: FaultEmailSettings['addresses'];
    site: { name: string; contactEmail: string; origin: string };
  },
): Email {
  return {
    to: addresses[owner] ?? site.contactEmail,
    subject: `${site.name}: eroare repetată în ${group.part} ${version}`,
    text: `Pentru ${owner}. Browserele vizitatorilor au întâlnit de ${count} ori aceeași eroare: ${whatOf(group)}. Locul din cod: ${placeOf(group)}. Detalii în administrare: ${site.origin}${links.admin()}`,
  };
}
