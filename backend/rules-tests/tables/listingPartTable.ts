import { sampleCar } from '@anunturi/shared-domain/samples/listingSamples';
import { daysFrom, listingOf, userOf } from '../baseWorld';
import { matrix } from '../matrix';
import { admin, claimsOf, listingId, other, seller } from '../people';
import { type Data, NOW, type RuleCase, type World, type Write } from '../RuleCase';
import { paths, removal } from './publishing';

const path = paths(listingId);

/** What hangs below a listing: contact, price history, the check of its contents. */
export function listingPartTable(now: Date): RuleCase[] {
  const noPhone: World = {
    [path.listing]: listingOf(now, { hasPhone: false }),
    [path.contact]: null,
  };
  const write = (
    what: string,
    as: string | null,
    may: boolean,
    writes: Write[],
    world: World = {},
  ): RuleCase => ({ what, as, claims: claimsOf(as), may, act: { write: writes }, world });
  const edit = (data: Data): Write => ({
    update: path.listing,
    data: { version: 4, updatedAt: NOW, ...data },
  });
  const entry = { amountMinor: 900_000, currency: 'EUR', priceLei: 45_810, at: NOW };
  const drop = edit({
    price: { amountMinor: 900_000, currency: 'EUR', negotiable: true, unit: 'fixed' },
    priceLei: 45_810,
    previousPriceLei: sampleCar.priceLei,
    priceChanges: 1,
  });
  const paused: World = { [path.listing]: listingOf(now, { status: 'paused' }) };
  const withoutContact = removal(path).filter(
    (each) => !('delete' in each && each.delete === path.contact),
  );
  return [
    ...matrix({
      name: 'the phone of an active listing',
      path: path.contact,
      document: { phone: '0712345678' },
      owner: seller,
      acts: {
        get: { may: ['anonymous', 'other', 'owner', 'blocked', 'admin'] },
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

    ...matrix({
      name: 'an entry of the price history',
      path: path.history(1),
      document: { amountMinor: 900_000, currency: 'EUR', priceLei: 45_810, at: now },
      owner: seller,
      acts: {
        get: { may: ['anonymous', 'other', 'owner', 'blocked', 'admin'] },
        list: { may: ['anonymous', 'other', 'owner', 'blocked', 'admin'] },
        create: { may: ['owner'], act: { write: [drop, { set: path.history(1), data: entry }] } },
      },
    }),
    ...(['get', 'list'] as const).flatMap((verb) =>
      (
        [
          ['anybody', null, false],
          ['another person', other, false],
          ['the owner', seller, true],
          ['an administrator', admin, true],
        ] as const
      ).map(([who, as, may]): RuleCase => ({
        what: `as ${who} ${verb} the price history of a paused listing`,
        as,
        may,
        world: paused,
        act:
          verb === 'get'
            ? { get: path.history(0) }
            : { list: `${path.listing}/priceHistory`, limit: 201 },
      })),
    ),
    ...(
      [
        ['an amount', { amountMinor: 1 }],
        ['a currency', { currency: 'RON' }],
        ['lei', { priceLei: 1 }],
        ['a time', { at: daysFrom(now, -1) }],
        ['a note', { note: 'x' }],
      ] as [string, Data][]
    ).map(([what, change]) =>
      write(`note a price with ${what} of its own`, seller, false, [
        drop,
        { set: path.history(1), data: { ...entry, ...change } },
      ]),
    ),
    write('note a price under another number', seller, false, [
      drop,
      { set: path.history(1), data: entry },
      { set: path.history(2), data: entry },
    ]),
    write(
      'note a price without changing it',
      seller,
      false,
      [
        {
          set: path.history(0),
          data: { amountMinor: 950_000, currency: 'EUR', priceLei: sampleCar.priceLei, at: NOW },
        },
      ],
      { [path.history(0)]: null },
    ),
    write(
      "note another's price",
      other,
      false,
      [
        {
          set: path.history(0),
          data: { amountMinor: 950_000, currency: 'EUR', priceLei: sampleCar.priceLei, at: NOW },
        },
      ],
      { [path.history(0)]: null, [path.listing]: listingOf(now, { updatedAt: now }) },
    ),
    write(
      'note a price when blocked',
      seller,
      false,
      [
        {
          set: path.history(0),
          data: { amountMinor: 950_000, currency: 'EUR', priceLei: sampleCar.priceLei, at: NOW },
        },
      ],
      {
        [path.history(0)]: null,
        [path.listing]: listingOf(now, { updatedAt: now }),
        [`users/${seller}`]: userOf(seller, now, { blocked: true }),
      },
    ),

    ...matrix({
      name: "the check of a listing's contents",
      path: path.check,
      document: { at: now },
      owner: seller,
      acts: {
        update: {
          may: ['owner'],
          act: {
            write: [
              edit({ title: 'Dacia Logan cu istoric' }),
              { set: path.check, data: { at: NOW } },
            ],
          },
        },
        create: {
          may: ['owner'],
          act: {
            write: [
              edit({ title: 'Dacia Logan cu istoric' }),
              { set: path.check, data: { at: NOW } },
            ],
          },
        },
      },
    }),
    write('check a listing that did not change', seller, false, [
      { set: path.check, data: { at: NOW } },
    ]),
    write('check with an old time', seller, false, [
      edit({ title: 'Dacia Logan cu istoric' }),
      { set: path.check, data: { at: daysFrom(now, -1) } },
    ]),
    write('check with more', seller, false, [
      edit({ title: 'Dacia Logan cu istoric' }),
      { set: path.check, data: { at: NOW, ok: true } },
    ]),

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
