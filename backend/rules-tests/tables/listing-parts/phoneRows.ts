import { listingOf, userOf } from '../../baseWorld';
import { matrix } from '../../matrix';
import { admin, other, seller } from '../../people';
import type { RuleCase } from '../../RuleCase';
import { path, partSetup } from './partSetup';

/** The phone of a listing. */
export function phoneRows(now: Date): RuleCase[] {
  const { noPhone, write, edit, paused } = partSetup(now);
  return [
    ...matrix({
      name: 'the phone of an active listing',
      path: path.contact,
      document: { phone: '0712345678' },
      owner: seller,
      acts: {
        get: { may: ['owner', 'blocked', 'admin'] }, // a blocked owner still reads what is theirs
        create: {
          may: ['owner'],
          act: {
            write: [edit({ hasPhone: true }), { set: path.contact, data: { phone: '0722000000' } }],
          },
          world: { [path.listing]: listingOf(now, { hasPhone: false }) },
        },
        update: {
          may: ['owner'],
          act: { write: [{ set: path.contact, data: { phone: '0722000000' } }] },
        },
        delete: {
          may: ['owner'],
          act: { write: [edit({ hasPhone: false }), { delete: path.contact }] },
        },
      },
    }),
    ...(
      [
        ['anybody', null, false],
        ['another person', other, false],
        ['the owner', seller, true],
        ['an administrator', admin, true],
      ] as const
    ).map(([who, as, may]): RuleCase => ({
      what: `as ${who} read the phone of a paused listing`,
      as,
      may,
      act: { get: path.contact },
      world: paused,
    })),
    ...([['sold'], ['expired']] as const).map(([status]): RuleCase => ({
      what: `read the phone of a listing that is ${status}`,
      as: null,
      may: false,
      act: { get: path.contact },
      world: { [path.listing]: listingOf(now, { status }) },
    })),
    write(
      'keep a phone that the listing denies',
      seller,
      false,
      [{ set: path.contact, data: { phone: '0712345678' } }],
      noPhone,
    ),
    write('store a phone as typed', seller, false, [
      { set: path.contact, data: { phone: '+40712345678' } },
    ]),
    write('store a phone and more', seller, false, [
      { set: path.contact, data: { phone: '0712345678', email: 'a@b.ro' } },
    ]),
    write('store a phone as a number', seller, false, [
      { set: path.contact, data: { phone: 712345678 } },
    ]),
    write("change the phone of another's listing", other, false, [
      { set: path.contact, data: { phone: '0722000000' } },
    ]),
    write(
      'change the phone while leaving',
      seller,
      false,
      [{ set: path.contact, data: { phone: '0722000000' } }],
      { [`users/${seller}`]: userOf(seller, now, { closingAt: now }) },
    ),
    write('take the phone away and leave the mark', seller, false, [{ delete: path.contact }]),
    write("take the phone of another's listing away", other, false, [{ delete: path.contact }], {
      [path.listing]: listingOf(now, { hasPhone: false }),
    }),
    write('clear a phone that the listing denies', seller, true, [{ delete: path.contact }], {
      [path.listing]: listingOf(now, { hasPhone: false }),
    }),
    write('clear a phone when blocked', seller, false, [{ delete: path.contact }], {
      [path.listing]: listingOf(now, { hasPhone: false }),
      [`users/${seller}`]: userOf(seller, now, { blocked: true }),
    }),
    write('claim a phone without storing it', seller, false, [edit({ hasPhone: true })], noPhone),
  ];
}
