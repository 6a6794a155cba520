import { type APIRequestContext, expect } from '@playwright/test';
import { parseSlugAndId } from '../../../shared-domain/src/formats/slug';
import { links } from '../../../shared-domain/src/site/links';

/** Cars of a seller as whom no journey acts. */
export const seededCars = '/toate-anunturile?categorie=autoturisme&vanzator=demoElena';

/** Address of a car with photos that no journey changes. */
export async function seededListing(request: APIRequestContext): Promise<string> {
  return (await findCar(request)).path;
}

/** A car of a list: the first one unless its title is given, and one that no journey changes unless told. */
export async function findCar(request: APIRequestContext, cars = seededCars, wanted = '') {
  // What was given back to a list, or a search that has just started, is found a moment later.
  let found: Awaited<ReturnType<typeof readList>> = [];
  await expect
    .poll(async () => (found = await readList(request, cars)).map(({ title }) => title))
    .toContainEqual(expect.stringContaining(wanted));
  return found.find(({ title }) => title.includes(wanted))!;
}

/** Address that compares so many such cars. */
export async function seededComparison(request: APIRequestContext, count = 2): Promise<string> {
  const some = (await readList(request, seededCars)).slice(0, count);
  return links.compare(some.map(({ path }) => parseSlugAndId(path)!.id));
}

/** The listings that a list shows, as its HTML names them. */
async function readList(request: APIRequestContext, list: string) {
  const html = await (await request.get(list)).text();
  const found = html.matchAll(/<h2[^>]*><a[^>]*href="(\/anunt\/[^"]+)"[^>]*>([^<]+)</g);
  return [...found].map(([, path, title]) => ({ path: path!, title: title! }));
}
