import { daysFrom } from '../../baseWorld';
import { matrix } from '../../matrix';
import { seller } from '../../people';
import { NOW, type RuleCase } from '../../RuleCase';
import { everybody, blogSetup } from './blogSetup';

/** Redirects from old addresses: trusted code leaves them. */
export function redirectRows(now: Date): RuleCase[] {
  const { path, out } = blogSetup(now);
  const redirect = 'blogRedirects/adresa-veche';
  const to = { slug: 'cum-citim-talonul', at: NOW };
  return matrix({
    name: 'a redirect',
    path: redirect,
    document: { ...to, at: daysFrom(now, -1) },
    owner: seller,
    world: { [path]: out },
    acts: {
      get: { may: everybody },
      list: { may: ['editor', 'admin'] },
      create: { may: [], act: { write: [{ set: redirect, data: to }] } },
      update: { may: [], act: { write: [{ set: redirect, data: to }] } },
    },
  });
}
