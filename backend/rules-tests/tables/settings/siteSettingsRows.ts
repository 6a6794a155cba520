import { NOW, type RuleCase } from '../../RuleCase';
import { adminRow as row } from '../administration/asAdmin';
import { operator, partners, settingsSetup } from './settingsSetup';

/** The settings of the site. */
export function siteSettingsRows(): RuleCase[] {
  const { put, site } = settingsSetup();
  return [
    ...[2, 60].map((size) =>
      site(`a partner's name of ${size}`, true, {
        partners: partners.map((each) => ({ ...each, label: 'x'.repeat(size) })),
      }),
    ),
    site('the longest address of a partner', true, {
      partners: partners.map((each) => ({ ...each, url: `https://${'x'.repeat(292)}` })),
    }),
    row('save the site with nothing', true, put('site', { updatedAt: NOW, logId: 'log1' })),
    site('everything at its longest', true, {
      homeTitle: 'x'.repeat(120),
      homeText: 'x'.repeat(400),
      notice: 'x'.repeat(300),
    }),
    ...(
      [
        ['homeTitle', 120],
        ['homeText', 400],
        ['notice', 300],
      ] as const
    ).map(([field, max]) => site(`too long a ${field}`, false, { [field]: 'x'.repeat(max + 1) })),
    ...(
      [
        ['name', 'x'],
        ['name', 'x'.repeat(121)],
        ['cui', 'RO1'],
        ['cui', 'XX12345'],
        ['tradeRegister', 'X1'],
        ['seat', 'x'],
        ['seat', 'x'.repeat(201)],
        ['phone', '123'],
        ['email', 'x'],
        ['more', 'x'],
      ] as const
    ).map(([field, value]) =>
      site(`an operator whose ${field} is ${value.slice(0, 5)}`, false, {
        operator: { ...operator, [field]: value },
      }),
    ),
    site('an operator of another register', true, {
      operator: { ...operator, cui: '12', tradeRegister: 'J2026000001234' },
    }),
    ...[0, 1, 2].flatMap((at) =>
      (
        [
          ['label', 'x'],
          ['label', 'x'.repeat(61)],
          ['url', 'http://x.ro/'],
          ['url', 'https://a b'],
          ['url', `https://${'x'.repeat(300)}`],
          ['more', 'x'],
        ] as const
      ).map(([field, value]) =>
        site(`partner ${at} whose ${field} is ${value.slice(0, 12)}`, false, {
          partners: partners.map((each, n) => (n === at ? { ...each, [field]: value } : each)),
        }),
      ),
    ),
    site('two partners', false, { partners: partners.slice(0, 2) }),
    site('four partners', false, { partners: [...partners, partners[0]] }),
  ];
}
