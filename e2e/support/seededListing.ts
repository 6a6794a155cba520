import type { APIRequestContext } from '@playwright/test';

/** Cars of a seller as whom no journey acts. */
export const seededCars = '/toate-anunturile?categorie=autoturisme&vanzator=demoElena';

/** Address of a car with photos that no journey changes. */
export async function seededListing(request: APIRequestContext): Promise<string> {
  const html = await (await request.get(seededCars)).text();
  return /<article.*?href="(\/anunt\/[^"]+)"/s.exec(html)![1]!;
}
