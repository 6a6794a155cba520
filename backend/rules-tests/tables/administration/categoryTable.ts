import { categorySchema } from '@anunturi/shared-domain/listing/category';
import { invalidCategories, sampleCategory } from '@anunturi/shared-domain/samples/adminSamples';
import { daysFrom } from '../../baseWorld';
import { extremes, faultsOf, matrix, refusals } from '../../matrix';
import { seller } from '../../people';
import {
  type Data,
  NOW,
  type RuleCase,
  roles as everybody,
  type World,
  type Write,
} from '../../RuleCase';
import { adminRow as row, asAdmin, asNobody, saved } from './asAdmin';
import { logEntry } from './logEntry';

/** categories. */
export function categoryTable(now: Date): RuleCase[] {
  const path = 'categories/noua';
  const category = saved(sampleCategory as Data);
  const stored = { ...sampleCategory, updatedAt: daysFrom(now, -5) };
  const put = (data: Data, action = 'categoryChanged', id = 'noua'): Write[] => [
    { set: `categories/${id}`, data },
    logEntry('log1', action, 'category', id),
  ];
  const change = (
    what: string,
    may: boolean,
    data: Data,
    action = 'categoryChanged',
    world: World = {},
  ) =>
    row(
      `change a category: ${what}`,
      may,
      [
        { update: path, data: { updatedAt: NOW, logId: 'log1', ...data } },
        logEntry('log1', action, 'category', 'noua'),
      ],
      { [path]: stored, ...world },
    );
  return [
    ...matrix({
      name: 'a category',
      path,
      document: stored,
      owner: seller,
      acts: {
        get: { may: everybody },
        list: { may: everybody },
        create: { may: ['admin'], act: { write: put(category) } },
        update: { may: ['admin'], act: { write: put(category) } },
      },
    }),
    ...refusals(
      'a category',
      asAdmin,
      [
        ...faultsOf(categorySchema, { ...category, parentId: 'autoturisme' }),
        ...invalidCategories.map(([what, data]) => [what, saved(data)] as const),
      ],
      (data) => ({ write: put(data) }),
    ),
    ...(
      [
        ['service', 'service'],
        ['vehicle', 'other'],
        ['vehicle', 'part'],
      ] as const
    ).map(([kind, shape]) =>
      row(`create a category of ${shape}`, true, put({ ...category, kind, shape })),
    ),
    ...extremes(
      'a category',
      asAdmin,
      categorySchema,
      category,
      ['label', 'order', 'icon'],
      (data) => ({ write: put(data) }),
    ),
    row(
      'create a category at its limits',
      true,
      put({
        ...category,
        label: 'x'.repeat(60),
        order: 10_000,
        icon: 'x'.repeat(40),
        parentId: 'autoturisme',
      }),
    ),
    row(
      'create a category with a list for a label',
      false,
      put({ ...category, label: ['a', 'b'] }),
    ),
    row('create a category of boats', false, put({ ...category, kind: 'boat' })),
    ...asNobody([{ set: path, data: category }], 'category', 'noua', 'categoryChanged', now),
    ...asNobody(
      [{ set: path, data: { ...category, label: 'Alt nume' } }],
      'category',
      'noua',
      'categoryChanged',
      now,
      { [path]: stored },
    ),
    row('create a category below itself', false, put({ ...category, parentId: 'noua' })),
    row(
      'create a category below one of services',
      false,
      put({ ...category, parentId: 'electricieni' }),
    ),
    row('create a category below nothing', false, put({ ...category, parentId: 'nicaieri' })),
    row(
      'create a merged category',
      false,
      put({ ...category, active: false, mergedInto: 'autoturisme' }),
    ),
    row(
      'create a category of yesterday',
      false,
      put({ ...category, updatedAt: daysFrom(now, -1) }),
    ),
    ...['Noua', 'x'.repeat(61), 'a_b'].map((id) =>
      row(`create the category ${id.slice(0, 5)}`, false, put(category, 'categoryChanged', id)),
    ),
    row(
      'create a category of the longest address',
      true,
      put(category, 'categoryChanged', 'x'.repeat(60)),
    ),
    row('create a category without a log entry', false, [{ set: path, data: category }]),
    row('create a category logged as another', false, [
      { set: path, data: category },
      logEntry('log1', 'categoryChanged', 'category', 'alta'),
    ]),
    row('create a category logged as settings', false, put(category, 'settingsChanged')),
    change('its label', true, { label: 'Alt nume' }),
    change('its label with a false log entry', false, { label: 'Alt nume' }, 'categoryMerged'),
    change('its label and kind', false, { kind: 'service', shape: 'service' }),
    change('its shape', false, { shape: 'other' }),
    change('into nothing', false, { label: '' }),
    change('merge', true, { active: false, mergedInto: 'autoturisme' }, 'categoryMerged'),
    change('merge with a false log entry', false, { active: false, mergedInto: 'autoturisme' }),
    change('merge and stay in use', false, { mergedInto: 'autoturisme' }, 'categoryMerged'),
    change('merge with itself', false, { active: false, mergedInto: 'noua' }, 'categoryMerged'),
    change(
      'merge with a service',
      false,
      { active: false, mergedInto: 'electricieni' },
      'categoryMerged',
    ),
    change('rename a merged one', true, { label: 'Alt nume' }, 'categoryChanged', {
      [path]: { ...stored, active: false, mergedInto: 'autoturisme' },
    }),
  ];
}
