// Longer than most: one table of sentences, read from top to bottom.
import {
  samplePhotos,
  sampleRejection,
  sampleCar,
  sampleService,
} from '@anunturi/shared-domain/samples/listingSamples';
import { daysFrom, listingOf, moderationOf, userOf } from '../baseWorld';
import { admin, buyer, claimsOf, company, listingId, other, seller } from '../people';
import {
  type Data,
  Double,
  NOW,
  REMOVED,
  type RuleCase,
  type World,
  type Write,
} from '../RuleCase';
import { paths } from './publishing';

const path = paths(listingId);
const check: Write = { set: path.check, data: { at: NOW } };

/** What an owner may change on a listing, and when. */
export function listingEditTable(now: Date): RuleCase[] {
  const edit = (
    what: string,
    may: boolean,
    data: Data,
    more: { writes?: Write[]; listing?: Data; world?: World; as?: string | null } = {},
  ): RuleCase => {
    const as = more.as === undefined ? seller : more.as;
    return {
      what: `edit a listing: ${what}`,
      as,
      claims: claimsOf(as),
      may,
      act: {
        write: [
          { update: path.listing, data: { version: 4, updatedAt: NOW, ...data } },
          ...(more.writes ?? []),
        ],
      },
      world: {
        ...(more.listing && { [path.listing]: listingOf(now, more.listing) }),
        ...more.world,
      },
    };
  };
  const car = sampleCar as Data;
  const price = car.price as Data;
  const vehicle = car.vehicle as Data;
  const cheaper = {
    price: { ...price, amountMinor: 900_000 },
    priceLei: 45_810,
    previousPriceLei: car.priceLei,
    priceChanges: 1,
  };
  const entry: Write = {
    set: path.history(1),
    data: { amountMinor: 900_000, currency: 'EUR', priceLei: 45_810, at: NOW },
  };
  const held: World = { 'settings/moderation': moderationOf(now, { preModeration: true }) };
  const rejection = { ...sampleRejection, decidedAt: daysFrom(now, -4) };
  const rejected = { status: 'rejected', moderation: rejection };
  const contest = {
    'moderation.contestText': 'Kilometrii sunt cei din cartea de service.',
    'moderation.contestedAt': NOW,
    'moderation.contestWaiting': true,
  };
  const isDraft = { status: 'draft', publishedAt: undefined, expiresAt: undefined };
  return [
    edit(
      'a new title',
      true,
      { title: 'Dacia Logan cu istoric', slug: 'dacia-logan-cu-istoric' },
      { writes: [check] },
    ),
    ...(
      [
        ['title', 'Dacia Logan cu istoric'],
        ['description', 'x'.repeat(50)],
        ['photos', samplePhotos(2)],
        ['vehicle', { ...vehicle, year: 2017 }],
      ] as const
    ).flatMap(([field, value]) => [
      edit(`${field} without a check`, false, { [field]: value }),
      edit(
        `${field} while it must wait`,
        false,
        { [field]: value },
        { writes: [check], world: held },
      ),
      edit(
        `${field} of a paused one while it must wait`,
        false,
        { [field]: value },
        { writes: [check], world: held, listing: { status: 'paused' } },
      ),
      edit(
        `${field} of a draft while it must wait`,
        true,
        { [field]: value },
        { writes: [check], world: held, listing: isDraft },
      ),
      edit(
        `${field}, back to waiting`,
        true,
        { [field]: value, status: 'pending' },
        { writes: [check], world: held },
      ),
      edit(
        `${field} of a trusted seller`,
        true,
        { [field]: value },
        {
          writes: [check],
          world: { ...held, [`users/${seller}`]: userOf(seller, now, { trusted: true }) },
        },
      ),
    ]),
    edit(
      'a service while it must wait',
      false,
      { service: { ...((sampleService as Data).service as Data), experienceYears: 3 } },
      {
        as: company,
        writes: [check],
        world: { ...held, [path.listing]: serviceOf(now), [path.contact]: null },
      },
    ),
    edit(
      'the facts of a service',
      true,
      { service: { ...((sampleService as Data).service as Data), experienceYears: 3 } },
      {
        as: company,
        writes: [check],
        world: { [path.listing]: serviceOf(now), [path.contact]: null },
      },
    ),
    edit(
      'the facts of a service without a check',
      false,
      { service: { ...((sampleService as Data).service as Data), experienceYears: 3 } },
      { as: company, world: { [path.listing]: serviceOf(now), [path.contact]: null } },
    ),
    edit('the category while it must wait', false, { categoryId: 'alte-masini' }, { world: held }),
    edit('the price while others must wait', true, cheaper, { writes: [entry], world: held }),
    edit('the place while others must wait', true, { localityId: 'medias' }, { world: held }),
    edit(
      'a sold one while it must wait',
      false,
      { title: 'Dacia Logan cu istoric' },
      { writes: [check], world: held, listing: { status: 'sold', soldAt: daysFrom(now, -1) } },
    ),
    edit(
      'an ended one while it must wait',
      false,
      { title: 'Dacia Logan cu istoric' },
      { writes: [check], world: held, listing: { status: 'expired' } },
    ),
    edit(
      'a rejected one',
      true,
      { title: 'Dacia Logan cu istoric', status: 'pending' },
      { writes: [check], listing: rejected },
    ),
    edit(
      'once rejected, straight to the public',
      false,
      { status: 'active' },
      { listing: { status: 'draft', moderation: rejection } },
    ),
    edit(
      'once rejected, to wait again',
      true,
      { status: 'pending' },
      { listing: { status: 'draft', moderation: rejection } },
    ),
    edit('a banned word', false, { title: 'Logan și arme' }, { writes: [check] }),
    edit(
      'with an old check',
      false,
      { title: 'Dacia Logan cu istoric' },
      { world: { [path.check]: { at: daysFrom(now, -1) } } },
    ),
    edit('another category', true, { categoryId: 'alte-masini' }),
    edit('a category of another shape', false, { categoryId: 'remorci-si-rulote' }),
    edit(
      'facts of another shape',
      false,
      { vehicle: { shape: 'part', condition: 'used' } },
      { writes: [check] },
    ),
    edit(
      'facts and category of another shape',
      true,
      { vehicle: { shape: 'part', condition: 'used' }, categoryId: 'anvelope-si-jante' },
      { writes: [check] },
    ),
    edit(
      'the place in a closed category',
      true,
      { localityId: 'medias' },
      { listing: { categoryId: 'inchisa' } },
    ),
    edit('an invalid place', false, { localityId: '' }),
    edit('a field nobody knows', false, { promoted: true }),
    // -- stale tabs and times
    edit('a version behind', false, { localityId: 'medias', version: 3 }),
    edit('two versions ahead', false, { localityId: 'medias', version: 5 }),
    edit('a version that is a double', false, { localityId: 'medias', version: new Double(4) }),
    edit('an old time', false, { localityId: 'medias', updatedAt: daysFrom(now, -1) }),
    edit('by another', false, { localityId: 'medias' }, { as: other }),
    edit('by nobody', false, { localityId: 'medias' }, { as: null }),
    ...(
      [
        ['ownerId', other],
        ['kind', 'service'],
        ['createdAt', NOW],
        ['logId', 'log1'],
        ['soldAt', NOW],
        ['publishedAt', NOW],
        ['publishedAt', REMOVED],
      ] as const
    ).map(([field, value]) =>
      edit(`the field ${field} ${String(value)}`, false, { [field]: value }),
    ),
    edit('a time of sale that is true', false, { soldAt: true }),
    edit('a published time that is true', false, { publishedAt: true }, { listing: isDraft }),
    edit(
      'into a service in one go',
      false,
      {
        kind: 'service',
        vehicle: REMOVED,
        service: (sampleService as Data).service,
        categoryId: 'electricieni',
      },
      { writes: [check] },
    ),
    edit(
      'the name after the person changed it',
      true,
      { sellerName: 'Ana Maria' },
      { world: { [`users/${seller}`]: userOf(seller, now, { displayName: 'Ana Maria' }) } },
    ),
    edit(
      'an older name stays',
      true,
      { localityId: 'medias' },
      { world: { [`users/${seller}`]: userOf(seller, now, { displayName: 'Ana Maria' }) } },
    ),
    edit('the name of another', false, { sellerName: 'Dan Radu' }),
    edit('into a company by name only', false, { sellerType: 'company' }),
    edit(
      'into the company they are',
      true,
      { sellerType: 'company', sellerName: 'Ana SRL' },
      {
        world: {
          [`users/${seller}`]: userOf(seller, now, {
            sellerType: 'company',
            company: { name: 'Ana SRL', cui: '18547290' },
          }),
        },
      },
    ),
    edit(
      'of a user who is leaving',
      false,
      { localityId: 'medias' },
      { world: { [`users/${seller}`]: userOf(seller, now, { closingAt: now }) } },
    ),
    // -- price
    edit('a lower price', true, cheaper, { writes: [entry] }),
    edit('a lower price without its entry', false, cheaper),
    edit('a lower price neither counted nor noted', false, { ...cheaper, priceChanges: 0 }),
    edit(
      'a lower price without counting it',
      false,
      { ...cheaper, priceChanges: 0 },
      { writes: [entry] },
    ),
    edit(
      'a lower price counted twice',
      false,
      { ...cheaper, priceChanges: 2 },
      {
        writes: [
          entry,
          {
            set: path.history(2),
            data: { amountMinor: 900_000, currency: 'EUR', priceLei: 45_810, at: NOW },
          },
        ],
      },
    ),
    edit(
      'a lower price counted as a double',
      false,
      { ...cheaper, priceChanges: new Double(1) },
      { writes: [entry] },
    ),
    edit(
      'a lower price with a false one before',
      false,
      { ...cheaper, previousPriceLei: 90_000 },
      { writes: [entry] },
    ),
    edit(
      'a lower price without the one before',
      false,
      { ...cheaper, previousPriceLei: undefined },
      { writes: [entry] },
    ),
    edit(
      'another currency',
      true,
      {
        price: { ...price, amountMinor: 950_000, currency: 'RON' },
        priceLei: 9500,
        previousPriceLei: car.priceLei,
        priceChanges: 1,
      },
      {
        writes: [
          {
            set: path.history(1),
            data: { amountMinor: 950_000, currency: 'RON', priceLei: 9500, at: NOW },
          },
        ],
      },
    ),
    edit('another currency without counting it', false, {
      price: { ...price, amountMinor: 950_000, currency: 'RON' },
      priceLei: 9500,
    }),
    edit('lei after the rate changed', true, { priceLei: 47_000 }),
    edit('negotiable or not', true, { 'price.negotiable': false }),
    edit('a previous price without a change', false, { previousPriceLei: 90_000 }),
    edit(
      'a change of price that was none',
      false,
      { priceChanges: 1 },
      {
        writes: [
          {
            set: path.history(1),
            data: { amountMinor: 950_000, currency: 'EUR', priceLei: car.priceLei, at: NOW },
          },
        ],
      },
    ),
    ...[true, false].map((may) =>
      edit(
        `a price after it was on request${may ? '' : ', with a zero before'}`,
        may,
        {
          price: (sampleService as Data).price,
          priceLei: 120,
          priceChanges: 1,
          ...(!may && { previousPriceLei: 0 }),
        },
        {
          as: company,
          writes: [
            {
              set: path.history(1),
              data: { amountMinor: 12_000, currency: 'RON', priceLei: 120, at: NOW },
            },
          ],
          world: {
            [path.listing]: {
              ...serviceOf(now),
              price: { amountMinor: 0, currency: 'RON', negotiable: true, unit: 'onRequest' },
              priceLei: 0,
            },
            [path.contact]: null,
          },
        },
      ),
    ),
    // -- time
    edit(
      'renewed on the 24th day',
      false,
      { expiresAt: daysFrom(now, 30) },
      { listing: { expiresAt: daysFrom(now, 5.5) } },
    ),
    edit(
      'renewed on the 26th day',
      true,
      { expiresAt: daysFrom(now, 30) },
      { listing: { expiresAt: daysFrom(now, 4.5) } },
    ),
    edit(
      'renewed after its end',
      true,
      { expiresAt: daysFrom(now, 30) },
      { listing: { expiresAt: daysFrom(now, -4) } },
    ),
    edit(
      'edited after its end',
      true,
      { localityId: 'medias' },
      { listing: { expiresAt: daysFrom(now, -4) } },
    ),
    edit(
      'renewed for too long',
      false,
      { expiresAt: daysFrom(now, 32) },
      { listing: { expiresAt: daysFrom(now, 4) } },
    ),
    edit(
      'renewed for too short',
      false,
      { expiresAt: daysFrom(now, 28) },
      { listing: { expiresAt: daysFrom(now, 4) } },
    ),
    edit(
      'renewed while paused',
      false,
      { expiresAt: daysFrom(now, 30) },
      { listing: { status: 'paused', expiresAt: daysFrom(now, 4) } },
    ),
    edit('without its end', false, { expiresAt: REMOVED }),
    edit(
      'published from a draft',
      true,
      { status: 'active', publishedAt: NOW, expiresAt: daysFrom(now, 30) },
      { listing: isDraft },
    ),
    edit(
      'published from a draft without an end',
      false,
      { status: 'active', publishedAt: NOW },
      { listing: isDraft },
    ),
    edit(
      'published from a draft without a time',
      false,
      { status: 'active', expiresAt: daysFrom(now, 30) },
      { listing: isDraft },
    ),
    edit(
      'published from a draft yesterday',
      false,
      { status: 'active', publishedAt: daysFrom(now, -1), expiresAt: daysFrom(now, 30) },
      { listing: isDraft },
    ),
    edit(
      'published from a draft with null for a time',
      false,
      { localityId: 'medias', publishedAt: null },
      { listing: isDraft },
    ),
    edit(
      'a draft of an earlier publication, its end ahead',
      true,
      { status: 'active' },
      { listing: { status: 'draft' } },
    ),
    edit(
      'a draft of an earlier publication, renewed too early',
      false,
      { status: 'active', expiresAt: daysFrom(now, 30) },
      { listing: { status: 'draft' } },
    ),
    edit(
      'a draft of an earlier publication, its end behind',
      false,
      { status: 'active' },
      { listing: { status: 'draft', expiresAt: daysFrom(now, -1) } },
    ),
    edit(
      'a draft of an earlier publication, renewed',
      true,
      { status: 'active', expiresAt: daysFrom(now, 30) },
      { listing: { status: 'draft', expiresAt: daysFrom(now, -1) } },
    ),
    edit('sold without a time', false, { status: 'sold' }),
    edit('sold yesterday', false, { status: 'sold', soldAt: daysFrom(now, -1) }),
    edit(
      'sold again',
      false,
      { soldAt: NOW },
      { listing: { status: 'sold', soldAt: daysFrom(now, -3) } },
    ),
    edit(
      'back from sold with the time of sale',
      false,
      { status: 'active' },
      { listing: { status: 'sold', soldAt: daysFrom(now, -3) } },
    ),
    edit(
      'paused one that ended, shown and renewed',
      false,
      { status: 'active', expiresAt: daysFrom(now, 30) },
      { listing: { status: 'paused', expiresAt: daysFrom(now, -1) } },
    ),
    // -- contest
    edit('contested', true, contest, { listing: rejected }),
    edit(
      'contested and edited',
      false,
      { ...contest, localityId: 'medias' },
      { listing: rejected },
    ),
    edit(
      'contested and sent again',
      false,
      { ...contest, status: 'pending' },
      { listing: rejected },
    ),
    edit('contested twice', false, contest, {
      listing: { ...rejected, moderation: { ...rejection, contestedAt: daysFrom(now, -1) } },
    }),
    edit('contested again with a text', false, contest, {
      listing: {
        ...rejected,
        moderation: {
          ...rejection,
          contestText: 'Kilometrii sunt corecți, am dovada.',
          contestedAt: daysFrom(now, -1),
        },
      },
    }),
    edit(
      'contested in few words',
      false,
      { ...contest, 'moderation.contestText': 'nu' },
      { listing: rejected },
    ),
    edit(
      'contested in too many words',
      false,
      { ...contest, 'moderation.contestText': 'x'.repeat(2001) },
      { listing: rejected },
    ),
    edit(
      'contested in the most words',
      true,
      { ...contest, 'moderation.contestText': 'x'.repeat(2000) },
      { listing: rejected },
    ),
    edit(
      'contested yesterday',
      false,
      { ...contest, 'moderation.contestedAt': daysFrom(now, -1) },
      { listing: rejected },
    ),
    edit(
      'contested without a text',
      false,
      { 'moderation.contestedAt': NOW, 'moderation.contestWaiting': true },
      { listing: rejected },
    ),
    edit(
      'contested out of sight',
      false,
      { ...contest, 'moderation.contestWaiting': undefined },
      { listing: rejected },
    ),
    edit(
      'contested but not waiting',
      false,
      { ...contest, 'moderation.contestWaiting': false },
      { listing: rejected },
    ),
    edit(
      'contested and decided',
      false,
      { ...contest, 'moderation.decision': 'approved' },
      { listing: rejected },
    ),
    edit(
      'contested and answered',
      false,
      { ...contest, 'moderation.contestOutcome': 'reversed' },
      { listing: rejected },
    ),
    edit('contested while approved', false, contest, {
      listing: {
        moderation: { decision: 'approved', decidedAt: daysFrom(now, -1), decidedBy: admin },
      },
    }),
    edit('approved by oneself', false, {
      moderation: { decision: 'approved', decidedAt: NOW, decidedBy: seller },
    }),
    edit('cleared of its decision', false, { moderation: REMOVED }, { listing: rejected }),
    ...runsOut(now),
  ];
}

const serviceOf = (now: Date): Data => ({
  ...(sampleService as Data),
  ownerId: company,
  hasPhone: false,
  photos: [],
  hasPhotos: false,
  version: 3,
  createdAt: daysFrom(now, -10),
  updatedAt: daysFrom(now, -2),
  publishedAt: daysFrom(now, -10),
  expiresAt: daysFrom(now, 20),
});

/** Anyone may write down that the time of a listing is over. */
function runsOut(now: Date): RuleCase[] {
  const row = (
    what: string,
    may: boolean,
    data: Data,
    as: string | null = null,
    world: World = {},
  ): RuleCase => ({
    what: `note the end: ${what}`,
    as,
    claims: claimsOf(as),
    may,
    act: {
      write: [{ update: path.listing, data: { status: 'expired', updatedAt: NOW, ...data } }],
    },
    world: { [path.listing]: listingOf(now, { expiresAt: daysFrom(now, -1) }), ...world },
  });
  return [
    row('as nobody', true, {}),
    row('as another person', true, {}, other),
    row('as the buyer', true, {}, buyer),
    row('as a blocked person', false, {}, other, {
      [`users/${other}`]: userOf(other, now, { blocked: true }),
    }),
    row('before it came', false, {}, null, { [path.listing]: listingOf(now) }),
    row('of a paused one', false, {}, null, {
      [path.listing]: listingOf(now, { status: 'paused', expiresAt: daysFrom(now, -1) }),
    }),
    row('with an old time', false, { updatedAt: daysFrom(now, -1) }),
    row('and a new title', false, { title: 'Dacia Logan 2018' }),
    row('by archiving', false, { status: 'archived' }),
  ];
}
