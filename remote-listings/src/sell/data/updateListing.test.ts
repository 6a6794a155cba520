/** @jest-environment ./tooling/jest/OneRealm.cjs */
import { firebase, password, store, toInput, toNew, uid } from '#testing/publishing';
import { seedModeration } from '@anunturi/server/testing/seedMarket';
import { storageUrl } from '@anunturi/shared-auth/firebase';
import { register, signIn } from '@anunturi/shared-auth/session';
import { listingSchema } from '@anunturi/shared-domain/listing/listing';
import { sampleCarForm, sampleServiceForm } from '#testing/sampleForms';
import { publishListing } from './publishListing';
import { readListingToEdit } from '#data/drafts/readListingToEdit';
import { updateListing } from './updateListing';

test('an edit of the price keeps the old one as history and as the mark of a drop', async () => {
  const { id } = await publishListing(toNew());
  const { listing } = await readListingToEdit(id, uid());
  await updateListing({
    listing,
    input: toInput({ ...sampleCarForm, price: '9.000' }),
    photos: [],
  });
  expect(await firebase.read(`listings/${id}`)).toMatchObject({
    version: 2,
    priceChanges: 1,
    previousPriceLei: 48_355,
    priceLei: 45_810,
  });
  expect(await firebase.read(`listings/${id}/priceHistory/1`)).toMatchObject({
    amountMinor: 900_000,
    priceLei: 45_810,
  });
});

test('an edit changes the slug and keeps the id; files of photos taken out are left to a job', async () => {
  const fresh = toNew();
  const photos = [await store(fresh.id, '#aa0000'), await store(fresh.id, '#00aa00')];
  const { id } = await publishListing({ ...fresh, photos });
  const { listing } = await readListingToEdit(id, uid());
  const saved = await updateListing({
    listing,
    input: toInput({ ...sampleCarForm, title: 'Dacia Logan cu puțini kilometri' }),
    photos: [photos[1]!],
  });
  expect(saved).toEqual({ slug: 'dacia-logan-cu-putini-kilometri', status: 'active' });
  expect(await firebase.read(`listings/${id}`)).toMatchObject({
    photos: [photos[1]],
    slug: saved.slug,
  });
  const { data: jobs } = await firebase.owner.list('jobs', { limit: 50 });
  expect(jobs.map((job) => [job.data.name, job.data.input])).toContainEqual([
    'tidyPhotos',
    { ownerId: uid(), listingId: id },
  ]);
  expect((await fetch(firebase.origin + storageUrl(photos[1]!.path))).status).toBe(200);
});

test('of two edits that began on the same version the second is told and writes nothing', async () => {
  const { id } = await publishListing(toNew({ ...sampleCarForm, phone: '0712345678' }));
  const { listing, phone } = await readListingToEdit(id, uid());
  expect(phone).toBe('0712345678');
  const edit = (title: string) =>
    updateListing({
      listing,
      input: toInput({ ...sampleCarForm, title }),
      photos: [],
    });
  await edit('Titlul din prima filă');
  await expect(edit('Titlul din a doua filă')).rejects.toMatchObject({ code: 'changedElsewhere' });
  expect(await firebase.read(`listings/${id}`)).toMatchObject({
    title: 'Titlul din prima filă',
    version: 2,
    hasPhone: false,
  });
  expect(await firebase.read(`listings/${id}/private/contact`)).toBeNull();
});

test('with pre-moderation on, a reworded listing goes back to be looked at; a new price alone does not', async () => {
  const { id } = await publishListing(toNew());
  await seedModeration(firebase, { preModeration: true });
  const read = async () => (await readListingToEdit(id, uid())).listing;
  expect(
    await updateListing({
      listing: await read(),
      input: toInput({ ...sampleCarForm, price: '9.100' }),
      photos: [],
    }),
  ).toMatchObject({ status: 'active' });
  expect(
    await updateListing({
      listing: await read(),
      input: toInput({ ...sampleCarForm, price: '9.100', title: 'Un titlu cu totul nou' }),
      photos: [],
    }),
  ).toMatchObject({ status: 'pending' });
});

test('a service loses what was emptied in its form', async () => {
  const { id } = await publishListing(toNew(sampleServiceForm));
  const { listing } = await readListingToEdit(id, uid());
  await updateListing({
    listing,
    input: toInput({
      ...sampleServiceForm,
      priceUnit: 'onRequest',
      experienceYears: '',
      coverage: 'county',
    }),
    photos: [],
  });
  const stored = await firebase.read(`listings/${id}`);
  expect(listingSchema.safeParse(stored)).toMatchObject({
    success: true,
    data: { priceLei: 0, service: { wholeCounty: true } },
  });
  expect(stored).not.toHaveProperty('service.experienceYears');
});

test('somebody else may neither open the form of a listing nor save it, an administrator neither', async () => {
  const { id } = await publishListing(toNew());
  const owner = uid();
  const { listing } = await readListingToEdit(id, owner);
  await register({ email: 'dan@exemplu.ro', password, displayName: 'Dan Ilie' });
  await expect(readListingToEdit(id, uid())).rejects.toMatchObject({
    code: 'notAllowed',
  });
  const edit = {
    listing,
    input: toInput({ ...sampleCarForm, title: 'Titlul altcuiva aici' }),
    photos: [],
  };
  await expect(updateListing(edit)).rejects.toMatchObject({ code: 'notAllowed' });
  const user = await firebase.read(`users/${uid()}`);
  await firebase.seed(`users/${uid()}`, { ...user, role: 'admin' });
  await expect(readListingToEdit(id, uid())).rejects.toMatchObject({ code: 'notAllowed' });
  await expect(updateListing(edit)).rejects.toMatchObject({ code: 'notAllowed' });
  await signIn('ana@exemplu.ro', password);
});
