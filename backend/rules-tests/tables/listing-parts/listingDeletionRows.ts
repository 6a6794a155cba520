import { userOf } from '../../baseWorld';
import { other, seller } from '../../people';
import type { RuleCase } from '../../RuleCase';
import { removal } from '../listings/publishing';
import { path, partSetup } from './partSetup';

/** Deleting a listing with its parts. */
export function listingDeletionRows(now: Date): RuleCase[] {
  const { write, withoutContact } = partSetup(now);
  return [
    // -- deleting
    ...(['private/check', 'private/contact', 'counters/all', 'priceHistory/0'] as const).map(
      (part) =>
        write(`delete ${part} of a listing that stays`, seller, false, [
          { delete: `${path.listing}/${part}` },
        ]),
    ),
    ...(['private/check', 'counters/all', 'priceHistory/0'] as const).map((part) =>
      write(`delete ${part} of another's listing`, other, false, [
        { delete: path.listing },
        { delete: `${path.listing}/${part}` },
      ]),
    ),
    write(
      'delete a listing and leave the phone',
      seller,
      false,
      removal(path).filter((each) => !('delete' in each && each.delete === path.contact)),
    ),
    write(
      'delete a listing and leave the counters',
      seller,
      false,
      removal(path).filter((each) => !('delete' in each && each.delete === path.counters)),
    ),
    write('delete a listing while leaving', seller, true, removal(path), {
      [`users/${seller}`]: userOf(seller, now, { closingAt: now }),
    }),
    write("delete another's listing without a phone", other, false, withoutContact, {
      [path.contact]: null,
    }),
    write('delete a listing without a phone when blocked', seller, false, withoutContact, {
      [path.contact]: null,
      [`users/${seller}`]: userOf(seller, now, { blocked: true }),
    }),
    write('delete a listing without a phone', seller, true, withoutContact, {
      [path.contact]: null,
    }),
    write(
      'delete parts that no listing has',
      seller,
      false,
      [{ delete: path.check }, { delete: path.counters }],
      { [path.listing]: null },
    ),
    write('delete a listing without an account', seller, false, removal(path), {
      [`users/${seller}`]: null,
    }),
  ];
}
