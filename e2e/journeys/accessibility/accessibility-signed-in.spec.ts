import { enterAccount } from '../../support/people/enterAccount';
import { type Screen, lookAtScreens } from '../../support/lookAtScreens';
import { expect, signIn, test } from '../../support/test';

const report = {
  target: 'profile',
  targetId: 'demoLaura',
  url: '/vanzator/demoLaura',
  title: 'Laura Stan',
  ground: 'fraud',
  explanation: 'Cere avans fără să arate mașina.',
  reporterName: 'Andreea Popa',
  reporterEmail: 'utilizator@demo.ro',
  goodFaith: true,
  proof: { trap: '', openMs: 10_000 },
};
const buyersScreens: Screen[] = [
  ['/dashboard?fila=favorite'],
  ['/dashboard?fila=cautari'],
  ['/dashboard?fila=sesizari'],
];
const sellersScreens: Screen[] = [
  ['/dashboard', 'letters', 'system colours'],
  ['/dashboard?fila=ascunsi'],
  ['/dashboard?fila=profil', 'opened', 'letters'],
  ['/mesaje-primite', 'letters'],
  ['/arhivare/start'],
  ['/generare-pdf/start'],
];
const adminScreens: Screen[] = [
  ['/admin', 'letters', 'system colours'],
  ['/admin/utilizatori'],
  ['/admin/anunturi', 'letters'],
  ['/admin/anunturi?stare=sesizari'],
  ['/admin/anunturi?stare=toate'],
  ['/admin/categorii', 'letters'],
  ['/admin/blog', 'letters'],
  ['/admin/add-blog'],
  ['/admin/mesaje-contact'],
  ['/admin/setari'],
  ['/admin/setari?parte=site'],
  ['/admin/setari?parte=moderation'],
  ['/admin/jurnal'],
  ['/admin/siguranta'],
];

for (const [whose, email, screens] of [
  ['a seller', 'vanzator@demo.ro', sellersScreens],
  ['an administrator', 'admin@demo.ro', adminScreens],
] as const)
  test(`on the screens of ${whose} axe finds nothing in light and in dark colours, large letters and wide spacing cut nothing on a phone, and with the colours of the system what is selected differs`, async ({
    page,
  }) => {
    test.slow();
    await signIn(page, email);
    expect(await lookAtScreens(page, screens)).toEqual([]);
  });

test('on the screens of somebody who keeps and reports what others sell axe finds nothing in light and in dark colours', async ({
  page,
  site,
}) => {
  const email = 'utilizator@demo.ro';
  await (await enterAccount(site, email)).call('sendReport', report);
  await signIn(page, email);
  expect(await lookAtScreens(page, buyersScreens)).toEqual([]);
});
