import type { APIRequestContext } from '@playwright/test';
import { parseSlugAndId } from '../../shared-domain/src/formats/slug';
import { links } from '../../shared-domain/src/site/links';

/** Cars of a seller as whom no journey acts. */
export const seededCars = '/toate-anunturile?categorie=autoturisme&vanzator=demoElena';

/** Address of a car with photos that no journey changes. */
export async function seededListing(request: APIRequestContext): Promise<string> {
  return (await seededListings(request))[0]!;
}

/** Address that compares two such cars. */
export async function seededComparison(request: APIRequestContext): Promise<string> {
  const two = (await seededListings(request)).slice(0, 2);
  return links.compare(two.map((path) => parseSlugAndId(path)!.id));
}

async function seededListings(request: APIRequestContext): Promise<string[]> {
  const html = await (await request.get(seededCars)).text();
  return [...html.matchAll(/<article.*?href="(\/anunt\/[^"]+)"/gs)].map(([, path]) => path!);
}
