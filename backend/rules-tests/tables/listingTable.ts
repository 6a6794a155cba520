import { listingSchema } from '@anunturi/shared-domain/listing';
import { listingStatuses, type ListingStatus, transitions } from '@anunturi/shared-domain/listingStatus';
import { invalidInsideLists, invalidListings } from '@anunturi/shared-domain/samples/invalidListingSamples';
import { sampleCar, sampleNow, samplePhotos, samplePlainCar, sampleRejection, sampleService, validListings } from '@anunturi/shared-domain/samples/listingSamples';
import { equipmentLabels } from '@anunturi/shared-domain/vehicleEquipment';
import { daysFrom, listingOf, moderationOf, userOf } from '../baseWorld';
import { faultsOf, matrix, refusals } from '../matrix';
import { admin, buyer, claimsOf, company, leaving, listingId, other, seller, unregistered } from '../people';
import { type Data, Double, NOW, REMOVED, type RuleCase, type World, type Write } from '../RuleCase';
import { dailyUsage, firstVersion, paths, publish } from './publishing';

const id = 'New45678901234567890';
const path = paths(listingId);
const gone: World = { [path.listing]: null, [path.check]: null, [path.contact]: null, [path.counters]: null, [path.history(0)]: null };
const publicStatuses = ['active', 'sold', 'expired'];

/** Photos in the folder of any owner. */
const photosOf = (uid: string, count: number) => samplePhotos(count).map((photo) => ({ ...photo, path: photo.path.replace(seller, uid), thumbPath: photo.thumbPath.replace(seller, uid) }));
/** Who may write a sample: its seller's name must be theirs. */
const ownerOf = (listing: Data) => (listing.sellerType === 'company' ? company : seller);
const asOwned = (listing: Data): Data => ({ ...listing, ...('ownerId' in listing && { ownerId: ownerOf(listing) }), ...(Array.isArray(listing.photos) && ownerOf(listing) === company && { photos: photosOf(company, listing.photos.length) }) });

/** listings/{id} itself: reading, publishing, shape. */
export function listingTable(now: Date): RuleCase[] {
  const car = firstVersion(sampleCar as Data, now);
  const create = (what: string, may: boolean, listing: Data, more: Partial<RuleCase> & { without?: string[]; id?: string } = {}): RuleCase => {
    const { without, id: target = id, ...rest } = more;
    const as = rest.as ?? (listing.ownerId as string);
    return { what: `publish ${what}`, as, claims: claimsOf(as), may, act: { write: publish(target, listing, now, without) }, ...rest };
  };
  const leftOver: World = { [`listings/${id}/counters/all`]: { views: 0, favourites: 0, conversations: 0 }, [`listings/${id}/priceHistory/0`]: { at: now } };
  const held: World = { 'settings/moderation': moderationOf(now, { preModeration: true }) };
  const limits = extremes(now);
  return [
    ...matrix({
      name: 'an active listing', path: path.listing, document: listingOf(now), owner: seller, query: { where: [['status', '==', 'active']] },
      acts: {
        get: { may: ['anonymous', 'other', 'owner', 'blocked', 'admin'] },
        list: { may: ['anonymous', 'other', 'owner', 'blocked', 'admin'] },
        create: { may: ['owner'], act: { write: publish(listingId, car, now) }, world: gone },
        update: { may: ['owner'], act: { write: [{ update: path.listing, data: { localityName: 'Cisnădie', version: 4, updatedAt: NOW } }] } },
        delete: { may: ['owner'], act: { write: removal(path) } },
      },
    }),
    ...listingStatuses.flatMap((status): RuleCase[] => {
      const world = { [path.listing]: listingOf(now, { status }) };
      const everybody = publicStatuses.includes(status);
      return ([['anybody', null, everybody], ['another person', other, everybody], ['the owner', seller, true], ['an administrator', admin, true]] as const).flatMap(([who, as, may]) => [
        { what: `as ${who} read a listing that is ${status}`, as, claims: claimsOf(as), may, world, act: { get: path.listing } },
        { what: `as ${who} list listings that are ${status}`, as, claims: claimsOf(as), may: as === seller ? everybody : may, world, act: { list: 'listings', where: [['status', '==', status]], limit: 24 } },
      ]);
    }),
    { what: 'look for a listing that is not there', as: null, may: true, act: { get: 'listings/Nothing0000000000000' } },
    { what: 'list all listings', as: null, may: false, act: { list: 'listings', limit: 24 } },
    { what: 'list all listings as administrator', as: admin, may: true, act: { list: 'listings', limit: 24 } },
    { what: 'list the public listings of a seller', as: null, may: true, act: { list: 'listings', where: [['ownerId', '==', seller], ['status', 'in', publicStatuses]], limit: 24 } },
    { what: 'list all own listings', as: seller, may: true, act: { list: 'listings', where: [['ownerId', '==', seller]], limit: 201 } },
    { what: 'list all listings of another', as: other, may: false, act: { list: 'listings', where: [['ownerId', '==', seller]], limit: 24 } },

    // -- shapes
    ...validListings.filter(([, listing]) => ['active', 'draft', 'pending'].includes(listing.status)).map(([what, listing]) => create(what, true, firstVersion(asOwned(listing as Data), now))),
    ...limits.map(([what, listing]) => create(what, true, listing)),
    ...[sampleCar as Data, sampleService as Data].flatMap((sample) => {
      const listing = firstVersion(asOwned(sample), now);
      return refusals('a listing', { as: listing.ownerId as string, claims: claimsOf(listing.ownerId as string) }, faultsOf(listingSchema, listing), (data) => ({ write: publish(id, data, now) }));
    }),
    ...limits.filter(([name]) => /lorry with everything|part for/.test(name)).flatMap(([name, listing]) => refusals(name, { as: listing.ownerId as string }, faultsOf(listingSchema, listing).filter(([what]) => /^(no|unknown|vehicle|service|bands)/.test(what)), (data) => ({ write: publish(id, data, now) }))),
    ...refusals('a listing', { as: seller }, [...invalidListings, ...invalidInsideLists].map(([what, data]): [string, Data] => [what, renewed(asOwned(data), now)]), (data) => ({ write: publish(id, data, now) })).map((row) => ({ ...row, as: firstListing(row).ownerId === company ? company : seller })),
    ...([
      ['a version that is a double', { version: new Double(1) }], ['a count of price changes that is a double', { priceChanges: new Double(0) }], ['lei as a double', { priceLei: new Double(sampleCar.priceLei) }],
      ['an amount as a double', { price: { ...sampleCar.price, amountMinor: new Double(950_000) } }], ['one of its bands as a double', { bands: { ...sampleCar.bands, price: new Double(3) } }],
      ['one of its bands as digits', { bands: { ...sampleCar.bands, price: '3' } }], ['a band over 30', { bands: { ...sampleCar.bands, price: 31 } }],
      ['a year as digits', { vehicle: { ...(sampleCar as Data).vehicle as Data, year: '2018' } }], ['a year as a double', { vehicle: { ...(sampleCar as Data).vehicle as Data, year: new Double(2018) } }],
      ['a search token with a comma', { searchTokens: ['a,b'] }], ['no published time', { publishedAt: undefined }], ['an older published time', { publishedAt: daysFrom(now, -1) }],
      ['an end in 32 days', { expiresAt: daysFrom(now, 32) }], ['an end in 28 days', { expiresAt: daysFrom(now, 28) }], ['no end', { expiresAt: undefined }], ['an old creation', { createdAt: daysFrom(now, -1) }],
      ['an old change', { updatedAt: daysFrom(now, -1) }], ['a sale', { soldAt: NOW }], ['an approval', { moderation: { decision: 'approved', decidedAt: NOW, decidedBy: admin } }], ['a log entry', { logId: 'log1' }],
      ['a previous price', { previousPriceLei: 100 }], ['a second version', { version: 2 }], ['a changed price', { priceChanges: 1 }], ['another name', { sellerName: 'Altcineva' }], ['the name of a company', { sellerType: 'company' }],
      ['a closed category', { categoryId: 'inchisa' }], ['a category for services', { categoryId: 'electricieni' }], ['a category for trailers', { categoryId: 'remorci-si-rulote' }], ['a category that is not there', { categoryId: 'nicaieri' }],
      ['the status sold', { status: 'sold', soldAt: NOW }], ['the status expired', { status: 'expired' }], ['the status paused', { status: 'paused' }], ['the status archived', { status: 'archived' }], ['the status rejected', { status: 'rejected' }],
      ['a pending state and a published time', { status: 'pending', expiresAt: undefined }], ['a pending state and an end', { status: 'pending', publishedAt: undefined }],
      ['a banned word in the title', { title: 'Vând ARME de vânătoare' }], ['a banned word in the description', { description: 'Vând și alte lucruri, de pildă arme de vânătoare, la cerere.' }],
      ['photos of another', { photos: photosOf(buyer, 2) }], ['a photo twice as wide as allowed', { photos: [{ ...samplePhotos(1)[0], width: 10_001 }] }], ['a photo whose pixels are digits', { photos: [{ ...samplePhotos(1)[0], width: '1600', height: 1200 }] }],
      ['a photo that is its own thumbnail', { photos: [{ ...samplePhotos(1)[0], thumbPath: samplePhotos(1)[0]!.path }] }], ['a car that counts hours', { vehicle: { ...((sampleCar as Data).vehicle as Data), hours: 5 } }],
      ['a photo with another key', { photos: [{ id: 'photo000', path: samplePhotos(1)[0]!.path, thumbPath: samplePhotos(1)[0]!.thumbPath, width: 1, tall: 1 }] }],
      ['a photo that another lends its keys', { photos: [{ ...samplePhotos(1)[0], alt: 1 }, { id: 'photo000', path: samplePhotos(1)[0]!.path, width: 1, height: 1 }] }],
      ['a name that is a list', { sellerName: ['Ana Pop'] }], ['a title that is a list', { title: Array.from({ length: 20 }, () => 'x') }], ['a description that is a list', { description: Array.from({ length: 50 }, () => 'x') }],
      ['a slug with a space', { slug: 'dacia logan' }], ['a slug over the limit', { slug: `${'x'.repeat(40)}-${'y'.repeat(40)}` }],
    ] as [string, Data][]).map(([what, change]) => create(`a listing with ${what}`, false, { ...car, ...change })),
    create('a listing whose word only contains a banned one', true, { ...car, title: 'Alarme auto montate' }),
    create('a listing with a fake phone mark', false, { ...firstVersion(samplePlainCar as Data, now), hasPhone: true }, { without: ['contact'] }),
    ...(['check', 'counters', 'history', 'usage', 'contact'] as const).map((part) => create(`a listing without its ${part}`, false, car, { without: [part] })),
    ...(['x'.repeat(19), 'x'.repeat(21), `${'x'.repeat(19)}-`]).map((target) => create(`a listing under the id ${target}`, false, car, { id: target })),
    create('a listing for somebody else', false, { ...car, ownerId: buyer, photos: [], hasPhotos: false }, { as: seller }),
    create('a service with the facts of a car too', false, { ...firstVersion(asOwned(sampleService as Data), now), vehicle: (sampleCar as Data).vehicle }),
    ...listingStatuses.filter((status) => !['active', 'draft', 'pending'].includes(status)).map((status) => create(`a first listing that is ${status}`, false, { ...firstVersion({ ...(sampleCar as Data), status }, now) })),
    create('a listing for another where its parts are left over', false, { ...firstVersion(samplePlainCar as Data, now), ownerId: buyer }, { as: seller, act: { write: [...publish(id, { ...firstVersion(samplePlainCar as Data, now), ownerId: buyer }, now, ['counters', 'history', 'usage']), dailyUsage(seller, now, { listings: id })] }, world: leftOver }),
    create('a listing with price changes where its parts are left over', false, { ...firstVersion(samplePlainCar as Data, now), priceChanges: 5 }, { without: ['counters', 'history'], world: leftOver }),
    create('a listing without an account', false, { ...car, ownerId: unregistered, photos: [], hasPhotos: false, sellerName: 'Ioan Nou' }),
    create('a listing while leaving', false, { ...car, ownerId: leaving, photos: [], hasPhotos: false, sellerName: 'Geo Albu' }),
    create('a listing that was counted before', false, car, { without: ['usage'], world: { [`users/${seller}/dailyUsage/20261120`]: { day: '20261120', listings: 1, conversations: 0, messages: 0, reports: 0, lastListingId: id } } }),
    create('two listings on one count', false, car, { act: { write: [...publish(id, car, now), ...publish('Two45678901234567890', car, now, ['usage'])] } }),

    // -- pre-moderation
    create('a listing that must wait', false, car, { world: held }),
    create('a listing that waits', true, firstVersion({ ...(sampleCar as Data), status: 'pending' }, now), { world: held }),
    create('a listing of a trusted seller', true, car, { world: { ...held, [`users/${seller}`]: userOf(seller, now, { trusted: true }) } }),
    create('a listing that waits by choice', true, firstVersion({ ...(sampleCar as Data), status: 'pending' }, now)),
    create('a listing where nothing is set', true, car, { world: { 'settings/moderation': null, 'settings/limits': null } }),
    ...parts(now),
  ];
}

/** Deletes a listing with all its parts. */
export const removal = (target: ReturnType<typeof paths>): Write[] => [target.listing, target.check, target.contact, target.counters, target.history(0)].map((each) => ({ delete: each }));

const firstListing = (row: RuleCase): Data => ('write' in row.act && 'set' in row.act.write[0]! ? row.act.write[0].data : {});
/** The times of a sample as a new listing has them, where they are times at all. */
const renewed = (listing: Data, now: Date): Data => ({
  ...listing,
  ...Object.fromEntries(['createdAt', 'updatedAt', 'publishedAt'].filter((key) => listing[key] instanceof Date && (listing[key] as Date).getTime() === sampleNow.getTime()).map((key) => [key, NOW])),
  ...(listing.expiresAt instanceof Date && { expiresAt: daysFrom(now, 30) }),
});

/** Listings at every limit. */
function extremes(now: Date): [string, Data][] {
  const vehicle = (sampleCar as Data).vehicle as Data;
  const most = {
    ...vehicle, make: 'x'.repeat(40), makeName: 'x'.repeat(40), model: `${'x'.repeat(30)}-${'y'.repeat(29)}`, modelName: 'x'.repeat(60), version: 'x'.repeat(60), originCountry: 'x'.repeat(40), year: 2100, mileageKm: 3_000_000, powerHp: 3000,
    engineCm3: 30_000, doors: 9, seats: 90, co2GPerKm: 1000, keys: 10, vin: 'WVWZZZ1JZXW000001XYZ', vinNonStandard: true, equipment: Object.keys(equipmentLabels), firstRegisteredMonth: '2099-12', itpUntilMonth: '2099-10',
  };
  const least: Data = { ...vehicle, make: 'x', makeName: 'x', model: 'y', modelName: 'y', version: 'z', originCountry: 'z', year: 1900, mileageKm: 0, powerHp: 1, engineCm3: 1, doors: 1, seats: 1, co2GPerKm: 0, keys: 0, vin: 'ABC', equipment: [], firstRegisteredMonth: '1900-01', itpUntilMonth: '1999-09' };
  const car = firstVersion(sampleCar as Data, now);
  const service = firstVersion(asOwned(sampleService as Data), now);
  const other = { ...car, categoryId: 'autoutilitare', vehicle: { ...most, shape: 'other', hours: 200_000, maxMassKg: 100_000 } };
  const { fuel: _fuel, gearbox: _gearbox, body: _body, mileageKm: _mileage, ...bare } = least;
  const inRon = (amountMinor: number) => ({ price: { amountMinor, currency: 'RON', negotiable: false, unit: 'fixed' }, priceLei: Math.floor(amountMinor / 100) });
  return [
    ['a car with everything at its most', { ...car, title: 'x'.repeat(80), slug: 'x'.repeat(80), description: 'x'.repeat(9000), localityId: 'x'.repeat(60), localityName: 'x'.repeat(60), photos: samplePhotos(20), searchTokens: Array.from({ length: 160 }, (_, at) => `${'x'.repeat(37)}${at}`), bands: { price: 30, year: 30, mileage: 30, power: 30, engine: 30 }, vehicle: most, ...inRon(1_000_000_000) }],
    ['a car with everything at its least', { ...car, title: 'x'.repeat(10), slug: 'x', description: 'x'.repeat(40), localityId: 'x', localityName: 'x', searchTokens: [], bands: {}, vehicle: least, ...inRon(100), photos: [], hasPhotos: false, expiresAt: daysFrom(now, 29.01) }],
    ['a car at the highest rate of the euro', { ...car, price: { amountMinor: 1_000_000_000, currency: 'EUR', negotiable: true, unit: 'fixed' }, priceLei: 70_000_000, expiresAt: daysFrom(now, 30.99) }],
    ['a car at the lowest rate of the euro', { ...car, price: { amountMinor: 1_000_050, currency: 'EUR', negotiable: true, unit: 'fixed' }, priceLei: 40_002 }],
    ['a lorry with everything at its most', other],
    ['a lorry with nothing that it may lack', { ...other, vehicle: { ...bare, shape: 'other', hours: 0, maxMassKg: 1 } }],
    ['a part for a make', { ...car, categoryId: 'anvelope-si-jante', vehicle: { shape: 'part', condition: 'new', make: 'x'.repeat(40), makeName: 'x'.repeat(40), model: 'x'.repeat(60), modelName: 'x'.repeat(60) } }],
    ['a damaged part', { ...car, categoryId: 'anvelope-si-jante', vehicle: { shape: 'part', condition: 'damaged' } }],
    ['a service with everything at its most', { ...service, photos: photosOf(company, 8), service: { ...(service.service as Data), providerForm: 'individual', programme: 'appointment', hoursText: 'x'.repeat(120), coveredLocalityIds: Array.from({ length: 30 }, (_, at) => `${'x'.repeat(58)}${at + 10}`), travelRadiusKm: 300, experienceYears: 80 } }],
    ['a service with everything at its least', { ...service, photos: [], hasPhotos: false, service: { ...(service.service as Data), programme: 'everyDay', hoursText: 'x', coveredLocalityIds: ['x'], travelRadiusKm: 0, experienceYears: 0 } }],
    ...['from', 'day', 'm2'].map((unit): [string, Data] => [`a service priced by ${unit}`, { ...service, price: { ...(service.price as Data), unit } }]),
  ];
}

/** What hangs below a listing: contact, price history, the check of its contents. */
function parts(now: Date): RuleCase[] {
  const noPhone: World = { [path.listing]: listingOf(now, { hasPhone: false }), [path.contact]: null };
  const write = (what: string, as: string | null, may: boolean, writes: Write[], world: World = {}): RuleCase => ({ what, as, claims: claimsOf(as), may, act: { write: writes }, world });
  const edit = (data: Data): Write => ({ update: path.listing, data: { version: 4, updatedAt: NOW, ...data } });
  const entry = { amountMinor: 900_000, currency: 'EUR', priceLei: 45_810, at: NOW };
  const drop = edit({ price: { amountMinor: 900_000, currency: 'EUR', negotiable: true, unit: 'fixed' }, priceLei: 45_810, previousPriceLei: sampleCar.priceLei, priceChanges: 1 });
  const paused: World = { [path.listing]: listingOf(now, { status: 'paused' }) };
  const withoutContact = removal(path).filter((each) => !('delete' in each && each.delete === path.contact));
  return [
    ...matrix({
      name: 'the phone of an active listing', path: path.contact, document: { phone: '0712345678' }, owner: seller,
      acts: {
        get: { may: ['anonymous', 'other', 'owner', 'blocked', 'admin'] },
        create: { may: ['owner'], act: { write: [edit({ hasPhone: true }), { set: path.contact, data: { phone: '0722000000' } }] }, world: { [path.listing]: listingOf(now, { hasPhone: false }) } },
        update: { may: ['owner'], act: { write: [{ set: path.contact, data: { phone: '0722000000' } }] } },
        delete: { may: ['owner'], act: { write: [edit({ hasPhone: false }), { delete: path.contact }] } },
      },
    }),
    ...([['anybody', null, false], ['another person', other, false], ['the owner', seller, true], ['an administrator', admin, true]] as const).map(([who, as, may]): RuleCase => ({ what: `as ${who} read the phone of a paused listing`, as, may, act: { get: path.contact }, world: paused })),
    ...([['sold'], ['expired']] as const).map(([status]): RuleCase => ({ what: `read the phone of a listing that is ${status}`, as: null, may: false, act: { get: path.contact }, world: { [path.listing]: listingOf(now, { status }) } })),
    write('keep a phone that the listing denies', seller, false, [{ set: path.contact, data: { phone: '0712345678' } }], noPhone),
    write('store a phone as typed', seller, false, [{ set: path.contact, data: { phone: '+40712345678' } }]),
    write('store a phone and more', seller, false, [{ set: path.contact, data: { phone: '0712345678', email: 'a@b.ro' } }]),
    write('store a phone as a number', seller, false, [{ set: path.contact, data: { phone: 712345678 } }]),
    write("change the phone of another's listing", other, false, [{ set: path.contact, data: { phone: '0722000000' } }]),
    write('change the phone while leaving', seller, false, [{ set: path.contact, data: { phone: '0722000000' } }], { [`users/${seller}`]: userOf(seller, now, { closingAt: now }) }),
    write('take the phone away and leave the mark', seller, false, [{ delete: path.contact }]),
    write("take the phone of another's listing away", other, false, [{ delete: path.contact }], { [path.listing]: listingOf(now, { hasPhone: false }) }),
    write('clear a phone that the listing denies', seller, true, [{ delete: path.contact }], { [path.listing]: listingOf(now, { hasPhone: false }) }),
    write('clear a phone when blocked', seller, false, [{ delete: path.contact }], { [path.listing]: listingOf(now, { hasPhone: false }), [`users/${seller}`]: userOf(seller, now, { blocked: true }) }),
    write('claim a phone without storing it', seller, false, [edit({ hasPhone: true })], noPhone),

    ...matrix({
      name: 'an entry of the price history', path: path.history(1), document: { amountMinor: 900_000, currency: 'EUR', priceLei: 45_810, at: now }, owner: seller,
      acts: {
        get: { may: ['anonymous', 'other', 'owner', 'blocked', 'admin'] },
        list: { may: ['anonymous', 'other', 'owner', 'blocked', 'admin'] },
        create: { may: ['owner'], act: { write: [drop, { set: path.history(1), data: entry }] } },
      },
    }),
    ...(['get', 'list'] as const).flatMap((verb) => ([['anybody', null, false], ['another person', other, false], ['the owner', seller, true], ['an administrator', admin, true]] as const).map(([who, as, may]): RuleCase => ({
      what: `as ${who} ${verb} the price history of a paused listing`, as, may, world: paused, act: verb === 'get' ? { get: path.history(0) } : { list: `${path.listing}/priceHistory`, limit: 201 },
    }))),
    ...([['an amount', { amountMinor: 1 }], ['a currency', { currency: 'RON' }], ['lei', { priceLei: 1 }], ['a time', { at: daysFrom(now, -1) }], ['a note', { note: 'x' }]] as [string, Data][]).map(([what, change]) => write(`note a price with ${what} of its own`, seller, false, [drop, { set: path.history(1), data: { ...entry, ...change } }])),
    write('note a price under another number', seller, false, [drop, { set: path.history(1), data: entry }, { set: path.history(2), data: entry }]),
    write('note a price without changing it', seller, false, [{ set: path.history(0), data: { amountMinor: 950_000, currency: 'EUR', priceLei: sampleCar.priceLei, at: NOW } }], { [path.history(0)]: null }),
    write("note another's price", other, false, [{ set: path.history(0), data: { amountMinor: 950_000, currency: 'EUR', priceLei: sampleCar.priceLei, at: NOW } }], { [path.history(0)]: null, [path.listing]: listingOf(now, { updatedAt: now }) }),
    write('note a price when blocked', seller, false, [{ set: path.history(0), data: { amountMinor: 950_000, currency: 'EUR', priceLei: sampleCar.priceLei, at: NOW } }], { [path.history(0)]: null, [path.listing]: listingOf(now, { updatedAt: now }), [`users/${seller}`]: userOf(seller, now, { blocked: true }) }),

    ...matrix({ name: "the check of a listing's contents", path: path.check, document: { at: now }, owner: seller, acts: { update: { may: ['owner'], act: { write: [edit({ title: 'Dacia Logan cu istoric' }), { set: path.check, data: { at: NOW } }] } }, create: { may: ['owner'], act: { write: [edit({ title: 'Dacia Logan cu istoric' }), { set: path.check, data: { at: NOW } }] } } } }),
    write('check a listing that did not change', seller, false, [{ set: path.check, data: { at: NOW } }]),
    write('check with an old time', seller, false, [edit({ title: 'Dacia Logan cu istoric' }), { set: path.check, data: { at: daysFrom(now, -1) } }]),
    write('check with more', seller, false, [edit({ title: 'Dacia Logan cu istoric' }), { set: path.check, data: { at: NOW, ok: true } }]),

    // -- deleting
    ...(['private/check', 'private/contact', 'counters/all', 'priceHistory/0'] as const).map((part) => write(`delete ${part} of a listing that stays`, seller, false, [{ delete: `${path.listing}/${part}` }])),
    ...(['private/check', 'counters/all', 'priceHistory/0'] as const).map((part) => write(`delete ${part} of another's listing`, other, false, [{ delete: path.listing }, { delete: `${path.listing}/${part}` }])),
    write('delete a listing and leave the phone', seller, false, removal(path).filter((each) => !('delete' in each && each.delete === path.contact))),
    write('delete a listing and leave the counters', seller, false, removal(path).filter((each) => !('delete' in each && each.delete === path.counters))),
    write('delete a listing while leaving', seller, true, removal(path), { [`users/${seller}`]: userOf(seller, now, { closingAt: now }) }),
    write("delete another's listing without a phone", other, false, withoutContact, { [path.contact]: null }),
    write('delete a listing without a phone when blocked', seller, false, withoutContact, { [path.contact]: null, [`users/${seller}`]: userOf(seller, now, { blocked: true }) }),
    write('delete a listing without a phone', seller, true, withoutContact, { [path.contact]: null }),
    write('delete parts that no listing has', seller, false, [{ delete: path.check }, { delete: path.counters }], { [path.listing]: null }),
    write('delete a listing without an account', seller, false, removal(path), { [`users/${seller}`]: null }),
  ];
}

/** Every change of status by everybody, and what goes with it. */
export function listingMoveTable(now: Date): RuleCase[] {
  const ahead = daysFrom(now, 20);
  const over = daysFrom(now, -3);
  const situations: { name: string; expiresAt: Date; world: World; isHeld: boolean }[] = [
    { name: 'while it runs', expiresAt: ahead, world: {}, isHeld: false },
    { name: 'after its end', expiresAt: over, world: {}, isHeld: false },
    { name: 'while it runs, under pre-moderation', expiresAt: ahead, world: { 'settings/moderation': moderationOf(now, { preModeration: true }) }, isHeld: true },
    { name: 'after its end, under pre-moderation', expiresAt: over, world: { 'settings/moderation': moderationOf(now, { preModeration: true }) }, isHeld: true },
  ];
  const rows: RuleCase[] = [];
  for (const from of listingStatuses) {
    for (const to of listingStatuses) {
      for (const { name, expiresAt, world, isHeld } of situations) {
        const isOver = expiresAt < now;
        const stored = listingOf(now, { status: from, expiresAt, ...(from === 'rejected' && { moderation: { ...sampleRejection, decidedAt: daysFrom(now, -4) } }), ...(from === 'sold' && { soldAt: daysFrom(now, -4) }) });
        const fits = (condition: string | undefined, held: boolean) => ({ whenPreModerated: held, whenNotPreModerated: !held, whenExpired: isOver, whenNotExpired: !isOver, withStatement: true })[condition ?? ''] ?? true;
        const has = (by: string, held: boolean) => transitions.some((each) => each.from === from && each.to === to && each.by === by && fits(each.condition, held));
        // A rejected listing cannot be published again except by approval, whatever the settings say.
        const held = isHeld || from === 'rejected';
        const renewing = to === 'active' && isOver && from !== 'active' ? { expiresAt: daysFrom(now, 30) } : {};
        const sold: Data = to === 'sold' ? (from === 'sold' ? {} : { soldAt: NOW }) : from === 'sold' ? { soldAt: REMOVED } : {};
        const data = { status: to, version: 4, updatedAt: NOW, ...renewing, ...sold };
        const place = { world: { [path.listing]: stored, ...world } };
        rows.push({ what: `as its owner move a listing from ${from} to ${to} ${name}`, as: seller, claims: claimsOf(seller), may: from === to || has('owner', held), act: { write: [{ update: path.listing, data }] }, ...place });
        if (from === to) continue;
        rows.push({ what: `as another move a listing from ${from} to ${to} ${name}`, as: other, claims: claimsOf(other), may: false, act: { write: [{ update: path.listing, data }] }, ...place });
        rows.push({ what: `as anybody move a listing from ${from} to ${to} ${name}`, as: null, may: has('anyone', held), act: { write: [{ update: path.listing, data: { status: to, updatedAt: NOW, ...sold } }] }, ...place });
        rows.push({
          what: `as administrator move a listing from ${from} to ${to} ${name}`, as: admin, claims: claimsOf(admin), may: has('admin', held),
          act: { write: [{ update: path.listing, data: { ...data, ...decision(from, to), logId: 'log1' } }, logFor(from, to)] }, ...place,
        });
      }
    }
  }
  return rows;
}

/** What an administrator's decision adds to the listing. */
function decision(from: ListingStatus, to: ListingStatus): Data {
  if (to === 'rejected') return { moderation: { decision: 'rejected', decidedAt: NOW, decidedBy: admin, ground: 'misleading', facts: 'Kilometrii nu sunt cei reali.' } };
  if (to === 'active' && (from === 'pending' || from === 'rejected')) return { moderation: { decision: 'approved', decidedAt: NOW, decidedBy: admin } };
  return {};
}
function logFor(from: ListingStatus, to: ListingStatus): Write {
  const action = to === 'rejected' ? 'listingRejected' : to === 'archived' ? 'listingArchived' : to === 'active' && (from === 'pending' || from === 'rejected') ? 'listingApproved' : 'listingRestored';
  return { set: 'moderationLog/log1', data: { actorId: admin, action, targetKind: 'listing', targetId: listingId, at: NOW } };
}
