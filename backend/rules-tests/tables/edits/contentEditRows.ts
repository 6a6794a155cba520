import { samplePhotos, sampleService } from '@anunturi/shared-domain/samples/listingSamples';
import { daysFrom, userOf } from '../../baseWorld';
import { company, seller } from '../../people';
import type { Data, RuleCase } from '../../RuleCase';
import { path, check, serviceOf, editSetup } from './editSetup';

/** Changing what a listing says. */
export function contentEditRows(now: Date): RuleCase[] {
  const { edit, vehicle, cheaper, entry, held, rejected, isDraft } = editSetup(now);
  return [
    edit(
      'a new title',
      true,
      { title: 'Dacia Logan cu istoric', slug: 'dacia-logan-cu-istoric' },
      { writes: [check] },
    ),
    ...(
      [
        ['title', 'Dacia Logan cu istoric'],
        ['description', 'x'.repeat(50)],
        ['photos', samplePhotos(2)],
        ['vehicle', { ...vehicle, year: 2017 }],
      ] as const
    ).flatMap(([field, value]) => [
      edit(`${field} without a check`, false, { [field]: value }),
      edit(
        `${field} while it must wait`,
        false,
        { [field]: value },
        { writes: [check], world: held },
      ),
      edit(
        `${field} of a paused one while it must wait`,
        false,
        { [field]: value },
        { writes: [check], world: held, listing: { status: 'paused' } },
      ),
      edit(
        `${field} of a draft while it must wait`,
        true,
        { [field]: value },
        { writes: [check], world: held, listing: isDraft },
      ),
      edit(
        `${field}, back to waiting`,
        true,
        { [field]: value, status: 'pending' },
        { writes: [check], world: held },
      ),
      edit(
        `${field} of a trusted seller`,
        true,
        { [field]: value },
        {
          writes: [check],
          world: { ...held, [`users/${seller}`]: userOf(seller, now, { trusted: true }) },
        },
      ),
    ]),
    edit(
      'a service while it must wait',
      false,
      { service: { ...((sampleService as Data).service as Data), experienceYears: 3 } },
      {
        as: company,
        writes: [check],
        world: { ...held, [path.listing]: serviceOf(now), [path.contact]: null },
      },
    ),
    edit(
      'the facts of a service',
      true,
      { service: { ...((sampleService as Data).service as Data), experienceYears: 3 } },
      {
        as: company,
        writes: [check],
        world: { [path.listing]: serviceOf(now), [path.contact]: null },
      },
    ),
    edit(
      'the facts of a service without a check',
      false,
      { service: { ...((sampleService as Data).service as Data), experienceYears: 3 } },
      { as: company, world: { [path.listing]: serviceOf(now), [path.contact]: null } },
    ),
    edit('the category while it must wait', false, { categoryId: 'alte-masini' }, { world: held }),
    edit('the price while others must wait', true, cheaper, { writes: [entry], world: held }),
    edit('the place while others must wait', true, { localityId: 'medias' }, { world: held }),
    edit(
      'a sold one while it must wait',
      false,
      { title: 'Dacia Logan cu istoric' },
      { writes: [check], world: held, listing: { status: 'sold', soldAt: daysFrom(now, -1) } },
    ),
    edit(
      'an ended one while it must wait',
      false,
      { title: 'Dacia Logan cu istoric' },
      { writes: [check], world: held, listing: { status: 'expired' } },
    ),
    edit(
      'a rejected one',
      true,
      { title: 'Dacia Logan cu istoric', status: 'pending' },
      { writes: [check], listing: rejected },
    ),
    edit(
      'once rejected, straight to the public',
      false,
      { status: 'active' },
      { listing: { status: 'draft', held: true } },
    ),
    edit(
      'once rejected, to wait again',
      true,
      { status: 'pending' },
      { listing: { status: 'draft', held: true } },
    ),
    edit('a banned word', false, { title: 'Logan și arme' }, { writes: [check] }),
    edit(
      'with an old check',
      false,
      { title: 'Dacia Logan cu istoric' },
      { world: { [path.check]: { at: daysFrom(now, -1) } } },
    ),
    edit('another category', true, { categoryId: 'alte-masini' }),
    edit('a category of another shape', false, { categoryId: 'remorci-si-rulote' }),
    edit(
      'facts of another shape',
      false,
      { vehicle: { shape: 'part', condition: 'used' } },
      { writes: [check] },
    ),
    edit(
      'facts and category of another shape',
      true,
      { vehicle: { shape: 'part', condition: 'used' }, categoryId: 'anvelope-si-jante' },
      { writes: [check] },
    ),
    edit(
      'the place in a closed category',
      true,
      { localityId: 'medias' },
      { listing: { categoryId: 'inchisa' } },
    ),
    edit('an invalid place', false, { localityId: '' }),
    edit('a field nobody knows', false, { promoted: true }),
  ];
}
