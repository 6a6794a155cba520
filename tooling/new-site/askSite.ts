import { readFile } from 'node:fs/promises';
import { ExpectedFailure } from '@anunturi/shared-contract/program/ExpectedFailure';
import { PARTNERS_MAX } from '@anunturi/shared-contract/site/partnersMax';
import { type SiteConfig, partnerSchema } from '@anunturi/shared-contract/site/siteConfigSchema';
import { siteFields } from '@anunturi/shared-contract/site/siteFields';
import type { CountyPlace } from '@anunturi/shared-domain/site/countyFile';
import type { Ask } from './askLines';
import { PLACE_LINE, readPlace, readPlaces } from './readPlaces';
import { siteQuestions } from './siteQuestions';

export type Flags = { texts: Readonly<Record<string, string | undefined>>; places?: string };
export type NewSite = { config: SiteConfig; places: CountyPlace[] };

/** A site of its own, out of flags and, for what they leave open, answers. @throws ExpectedFailure */
export async function askSite({ texts, places }: Flags, ask: Ask): Promise<NewSite> {
  const given: Record<string, string> = {};
  for (const { flag, field, schema, fallback } of siteQuestions) {
    const expected = `Expected: ${siteFields[field]}.`;
    const check = (answer: string) =>
      (answer === '' && fallback) || schema.safeParse(answer).success ? null : expected;
    const answer = texts[flag];
    if (answer !== undefined && check(answer) !== null)
      throw new ExpectedFailure(`--${flag} is "${answer}".`, expected, 2);
    const otherwise = fallback ? ` (empty: ${fallback(given)})` : '';
    given[flag] =
      (answer ?? (await ask(`${field}: ${siteFields[field]}${otherwise}`, check))) ||
      fallback!(given);
  }
  return {
    config: {
      name: given.name!,
      domain: given.domain!,
      tagline: given.tagline!,
      county: { name: given.county!, code: given.code! },
      partners: await askPartners(ask),
      maker: { label: given.maker!, url: given['maker-url']! },
      operator: {
        name: given.operator!,
        cui: given.cui!,
        tradeRegister: given['trade-register']!,
        seat: given.seat!,
        phone: given.phone!,
        email: given.email!,
      },
      contactEmail: given['contact-email']!,
    },
    places: places ? readPlaces(places, await readTable(places)) : await askPlaces(ask),
  };
}

const readTable = (file: string): Promise<string> =>
  readFile(file, 'utf8').catch(() => {
    throw new ExpectedFailure(`${file} cannot be read.`, 'Name a table of places: --places FILE.');
  });

function toPartner(line: string) {
  const [, label, url] = /^(.*?)\s*,?\s+(https:\S+)$/.exec(line) ?? [];
  return partnerSchema.safeParse({ label, url }).data ?? null;
}

async function askPartners(ask: Ask): Promise<SiteConfig['partners']> {
  const partners: SiteConfig['partners'] = [];
  const expected = 'Expected: words and an address, e.g. "Știri din Iași, https://stiri.example/".';
  while (partners.length < PARTNERS_MAX) {
    const line = await ask(
      `partner ${partners.length + 1} of at most ${PARTNERS_MAX}: words and address (empty: no more)`,
      (answer) => (answer === '' || toPartner(answer) ? null : expected),
    );
    const partner = toPartner(line);
    if (!partner) break;
    partners.push(partner);
  }
  return partners;
}

/** The seat of the county first; those that are not typed here are added in the administration. */
async function askPlaces(ask: Ask): Promise<CountyPlace[]> {
  const places: CountyPlace[] = [];
  for (;;) {
    const [needed, which] = [places.length < 2, places.length === 0 ? 'the seat' : 'a place'];
    const line = await ask(
      `${which} of the county: ${PLACE_LINE}${needed ? '' : ' (empty: no more)'}`,
      (answer) =>
        (answer === '' && !needed) || readPlace(answer) ? null : `Expected: ${PLACE_LINE}.`,
    );
    const place = readPlace(line);
    if (!place) return places;
    places.push(place);
  }
}
