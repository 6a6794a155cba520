import {
  CATEGORY_PARAM,
  KIND_PARAM,
  OWNER_PARAM,
  PLACE_PARAM,
  REASON_PARAM,
} from '@anunturi/shared-contract/navigation/queryParams';
import type { QueueRow } from '#data/listings/readListingQueue';
import { queueRisks, waitingReasons } from '@anunturi/shared-domain/moderation/queueReasons';

type Choice = { value: string; label: string };
type QueueFilter = {
  param: string;
  label: string;
  /** While nothing is chosen. */
  any: string;
  /** What a row has of it. */
  of(row: QueueRow): readonly Choice[];
};

const kinds = { vehicle: 'Vehicule', service: 'Servicii' } as const;
const one = (value: string, label: string): Choice[] => [{ value, label }];

/** What narrows the queue, each a parameter of the address. */
export const queueFilters = (nameOfCategory: (id: string) => string): readonly QueueFilter[] => [
  {
    param: KIND_PARAM,
    label: 'Fel',
    any: 'Orice fel',
    of: ({ kind }) => one(kind, kinds[kind]),
  },
  {
    param: CATEGORY_PARAM,
    label: 'Categorie',
    any: 'Orice categorie',
    of: ({ categoryId }) => one(categoryId, nameOfCategory(categoryId)),
  },
  {
    param: PLACE_PARAM,
    label: 'Loc',
    any: 'Orice loc',
    of: ({ localityId, localityName }) => one(localityId, localityName),
  },
  {
    param: OWNER_PARAM,
    label: 'Vânzător',
    any: 'Orice vânzător',
    of: ({ ownerId, sellerName }) => one(ownerId, sellerName),
  },
  {
    param: REASON_PARAM,
    label: 'De ce așteaptă',
    any: 'Orice motiv',
    of: ({ reason, risks }) => [
      { value: reason, label: waitingReasons[reason] },
      ...risks.map((risk) => ({ value: `risc-${risk}`, label: queueRisks[risk] })),
    ],
  },
];

export type ChosenFilters = ReadonlyMap<string, string>;

/** Rows that have all that was chosen. */
export const filterQueue = (
  rows: readonly QueueRow[],
  filters: readonly QueueFilter[],
  chosen: ChosenFilters,
): QueueRow[] =>
  rows.filter((row) =>
    filters.every(({ param, of }) => {
      const value = chosen.get(param);
      return !value || of(row).some((each) => each.value === value);
    }),
  );

/** What can be chosen of a filter, by name, with how many rows that the other filters leave have it. */
export function choicesOf(
  filter: QueueFilter,
  rows: readonly QueueRow[],
  filters: readonly QueueFilter[],
  chosen: ChosenFilters,
): Choice[] {
  const others = filters.filter((each) => each !== filter);
  const found = new Map<string, { label: string; count: number }>();
  for (const { value, label } of filterQueue(rows, others, chosen).flatMap(filter.of))
    found.set(value, { label, count: (found.get(value)?.count ?? 0) + 1 });
  return [...found]
    .map(([value, { label, count }]) => ({ value, label: `${label} (${count})` }))
    .sort((a, b) => a.label.localeCompare(b.label, 'ro'));
}
