import {
  COMMANDS_PATH,
  IDEMPOTENCY_HEADER,
  WORK_HEADER,
} from '@anunturi/shared-domain/commands/CommandAnswer';
import { parseSlugAndId } from '@anunturi/shared-domain/formats/slug';
import { openCar } from '../../support/listings/openCar';
import { expect, test } from '../../support/test';

/** More than a browser may ask for in a day without work. */
const TRIES_MAX = 100;

test('where a network has asked for many phones, one more is shown after some work of the browser, which nobody has to do by hand', async ({
  page,
}) => {
  const listingId = parseSlugAndId(await openCar(page))!.id;
  const works: string[] = [];
  page.on('request', (request) => {
    const work = request.headers()[WORK_HEADER];
    if (work) works.push(work);
  });
  const refused = await page.evaluate(
    async ({ path, header, body, most }) => {
      for (let tries = 0; tries < most; tries += 1) {
        const headers = { 'content-type': 'application/json', [header]: crypto.randomUUID() };
        const { status } = await fetch(path, { method: 'POST', headers, body });
        if (status !== 200) return status;
      }
      return undefined;
    },
    {
      path: `${COMMANDS_PATH}revealPhone`,
      header: IDEMPOTENCY_HEADER,
      body: JSON.stringify({ listingId }),
      most: TRIES_MAX,
    },
  );
  expect(refused, 'what a program without work is answered at last').toBe(429);
  expect(works).toEqual([]);
  await page.getByRole('button', { name: 'Afișați numărul de telefon' }).click();
  await expect(page.locator('a[href^="tel:+40"]')).toBeVisible();
  expect(works).not.toEqual([]);
});
