import {
  listingStatuses,
  type ListingStatus,
  transitions,
} from '@anunturi/shared-domain/listing/listingStatus';
import { daysFrom, listingOf, moderationOf } from '../../baseWorld';
import { admin, claimsOf, listingId, other, seller } from '../../people';
import { type Data, NOW, REMOVED, type RuleCase, type World } from '../../RuleCase';
import { paths } from '../listings/publishing';

const path = paths(listingId);

/** Every change of status by everybody, and what goes with it; an administrator's goes through trusted code. */
export function listingMoveTable(now: Date): RuleCase[] {
  const ahead = daysFrom(now, 20);
  const over = daysFrom(now, -3);
  const situations: { name: string; expiresAt: Date; world: World; isHeld: boolean }[] = [
    { name: 'while it runs', expiresAt: ahead, world: {}, isHeld: false },
    { name: 'after its end', expiresAt: over, world: {}, isHeld: false },
    {
      name: 'while it runs, under pre-moderation',
      expiresAt: ahead,
      world: { 'settings/moderation': moderationOf(now, { preModeration: true }) },
      isHeld: true,
    },
    {
      name: 'after its end, under pre-moderation',
      expiresAt: over,
      world: { 'settings/moderation': moderationOf(now, { preModeration: true }) },
      isHeld: true,
    },
  ];
  const rows: RuleCase[] = [];
  for (const from of listingStatuses) {
    for (const to of listingStatuses) {
      for (const { name, expiresAt, world, isHeld } of situations) {
        const isOver = expiresAt < now;
        const stored = listingOf(now, {
          status: from,
          expiresAt,
          ...(from === 'rejected' && { held: true }),
          ...(from === 'sold' && { soldAt: daysFrom(now, -4) }),
        });
        const fits = (condition: string | undefined, held: boolean) =>
          ({
            whenPreModerated: held,
            whenNotPreModerated: !held,
            whenExpired: isOver,
            whenNotExpired: !isOver,
            withStatement: true,
          })[condition ?? ''] ?? true;
        const has = (by: string, held: boolean) =>
          transitions.some(
            (each) =>
              each.from === from && each.to === to && each.by === by && fits(each.condition, held),
          );
        // A rejected listing cannot be published again except by approval, whatever the settings say.
        const held = isHeld || from === 'rejected';
        const renewing =
          to === 'active' && isOver && from !== 'active' ? { expiresAt: daysFrom(now, 30) } : {};
        const sold: Data = soldChange(from, to);
        const data = { status: to, version: 4, updatedAt: NOW, ...renewing, ...sold };
        const place = { world: { [path.listing]: stored, ...world } };
        rows.push({
          what: `as its owner move a listing from ${from} to ${to} ${name}`,
          as: seller,
          claims: claimsOf(seller),
          may: from === to || has('owner', held),
          act: { write: [{ update: path.listing, data }] },
          ...place,
        });
        if (from === to) continue;
        rows.push({
          what: `as another move a listing from ${from} to ${to} ${name}`,
          as: other,
          claims: claimsOf(other),
          may: false,
          act: { write: [{ update: path.listing, data }] },
          ...place,
        });
        rows.push({
          what: `as anybody move a listing from ${from} to ${to} ${name}`,
          as: null,
          may: has('anyone', held),
          act: { write: [{ update: path.listing, data: { status: to, updatedAt: NOW, ...sold } }] },
          ...place,
        });
        rows.push({
          what: `as administrator move a listing from ${from} to ${to} ${name}`,
          as: admin,
          claims: claimsOf(admin),
          may: has('anyone', held),
          act: { write: [{ update: path.listing, data: { status: to, updatedAt: NOW, ...sold } }] },
          ...place,
        });
      }
    }
  }
  return rows;
}

/** What a move does to the day of sale. */
function soldChange(from: ListingStatus, to: ListingStatus): Data {
  if (from === to) return {};
  if (to === 'sold') return { soldAt: NOW };
  return from === 'sold' ? { soldAt: REMOVED } : {};
}
