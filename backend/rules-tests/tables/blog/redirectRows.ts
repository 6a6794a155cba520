import { daysFrom } from '../../baseWorld';
import { matrix } from '../../matrix';
import { seller } from '../../people';
import type { RuleCase } from '../../RuleCase';
import { everybody, blogSetup } from './blogSetup';

/** Redirects from old addresses. */
export function redirectRows(now: Date): RuleCase[] {
  const { path, out, redirect, to, moved } = blogSetup(now);
  return [
    ...matrix({
      name: 'a redirect',
      path: redirect,
      document: { ...to, at: daysFrom(now, -1) },
      owner: seller,
      world: { [path]: out },
      acts: {
        get: { may: everybody },
        list: { may: ['admin'] },
        create: { may: ['admin'], act: { write: [{ set: redirect, data: to }] } },
        update: { may: ['admin'], act: { write: [{ set: redirect, data: to }] } },
        delete: { may: ['admin'] },
      },
    }),
    moved('from the longest address', true, to, `blogRedirects/${'x'.repeat(80)}`),
    moved('to nothing', false, to, redirect, {}),
    moved('to itself', false, to, 'blogRedirects/cum-citim-talonul'),
    moved('from an address that is none', false, to, 'blogRedirects/A B'),
    moved('from too long an address', false, to, `blogRedirects/${'x'.repeat(81)}`),
    moved('since yesterday', false, { ...to, at: daysFrom(now, -1) }),
    moved('with more', false, { ...to, code: 301 }),
    moved('to a number', false, { ...to, slug: 7 }),
  ];
}
