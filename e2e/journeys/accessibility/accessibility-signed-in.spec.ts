import { type Screen, lookAtScreens } from '../../support/lookAtScreens';
import { expect, signIn, test } from '../../support/test';

const userScreens: Screen[] = [
  ['/dashboard', 'letters', 'system colours'],
  ['/dashboard?fila=favorite'],
  ['/dashboard?fila=cautari'],
  ['/dashboard?fila=ascunsi'],
  ['/dashboard?fila=sesizari'],
  ['/dashboard?fila=profil', 'letters'],
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
  ['/admin/setari?parte=moderation'],
  ['/admin/jurnal'],
];

for (const [whose, email, screens] of [
  ['a user', 'vanzator@demo.ro', userScreens],
  ['an administrator', 'admin@demo.ro', adminScreens],
] as const)
  test(`on the screens of ${whose} axe finds nothing in light and in dark colours, large letters and wide spacing cut nothing on a phone, and with the colours of the system what is selected differs`, async ({
    page,
  }) => {
    test.slow();
    await signIn(page, email);
    expect(await lookAtScreens(page, screens)).toEqual([]);
  });
