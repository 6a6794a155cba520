import { parseSlugAndId } from '@anunturi/shared-domain/formats/slug';
import { makeAccount } from '../../support/people/makeAccount';
import { publishService } from '../../support/listings/publishService';
import { readAsServer } from '../../support/readAsServer';
import { findCar } from '../../support/listings/seededListing';
import { expect, signIn, test } from '../../support/test';
import { writeAsServer } from '../../support/writeAsServer';

test('on a phone every decision about a listing stands whole on the screen', async ({
  page,
  site,
}) => {
  const seller = await makeAccount(site, 'Traian Crețu');
  const id = (await publishService(seller, 'Reparat biciclete și trotinete')).slice(-20);
  await writeAsServer(site, `listings/${id}`, { status: { stringValue: 'pending' } });
  await page.setViewportSize({ width: 375, height: 700 });
  await signIn(page, 'admin@demo.ro');
  await page.goto(`/admin/anunturi?anunt=${id}`);
  const decisions = page.getByRole('group', { name: /^Decizii pentru/ }).getByRole('button');
  await expect(decisions).toHaveText([
    'Modificați…',
    'Aprobați',
    'Cereți modificări…',
    'Respingeți…',
    'Scoateți de pe site…',
  ]);
  for (const each of await decisions.all()) await expect(each).toBeInViewport({ ratio: 1 });
});

test('on a phone the list that is open stays in sight when its counts come', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await signIn(page, 'admin@demo.ro');
  await page.goto('/admin/anunturi?stare=sesizari');
  const lists = page.getByRole('navigation', { name: 'Liste de anunțuri' });
  await expect(lists.getByRole('link', { name: /^De verificat/ })).toHaveText(/\d/);
  await expect(lists.locator('[aria-current]')).toBeInViewport({ ratio: 1 });
});

test('on a phone what decides about a car with photos and duplicates stands on the first screen, above the decisions', async ({
  page,
  request,
  site,
}) => {
  const { id } = parseSlugAndId((await findCar(request)).path)!;
  const { fields } = (await readAsServer(site, `listings/${id}`))!;
  const copies = ['A', 'B', 'C', 'D'].map((letter) => letter.repeat(20));
  const stateOf = (stringValue: string) => ({ status: { stringValue } });
  for (const copy of copies) {
    await writeAsServer(site, `listings/${copy}`, {
      ...fields,
      ...stateOf('pending'),
      description: { stringValue: 'Se vinde repede, sunați la 0722 333 444 sau scrieți.' },
    });
    await writeAsServer(site, `photoHashes/${copy}_a`, {
      listingId: { stringValue: copy },
      photoId: { stringValue: 'a' },
      ownerId: fields!.ownerId,
      perceptualHash: { stringValue: '00ff00ff00ff00ff' },
      at: { timestampValue: new Date().toISOString() },
    });
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'admin@demo.ro');
  await page.goto(`/admin/anunturi?anunt=${copies[0]}`);
  const evidence = page.getByRole('region', { name: 'Ce hotărăște' });
  await expect(evidence).toContainText('Aceleași fotografii (3)');
  await expect(evidence).toContainText('Același text');
  await expect(evidence).toContainText('0722 333 444');
  const photo = page.getByRole('button', { name: /^Fotografia 1 din/ });
  await expect(photo).toBeInViewport({ ratio: 1 });
  const bar = page.getByRole('group', { name: /^Decizii pentru/ });
  const end = await evidence.evaluate((element) => element.getBoundingClientRect().bottom);
  const start = await bar.evaluate((element) => element.getBoundingClientRect().top);
  expect(end).toBeLessThanOrEqual(start);
  // Copies leave the queue of other journeys.
  for (const copy of copies) await writeAsServer(site, `listings/${copy}`, stateOf('draft'));
});
