import { openCar } from '../../support/listings/openCar';
import { expect, signIn, test } from '../../support/test';

test('who reports a seller while signed in reads the decision in the own account and may answer it', async ({
  page: reporter,
  newPerson,
}) => {
  await signIn(reporter, 'utilizator@demo.ro');
  await openCar(reporter);
  await reporter.getByRole('region', { name: 'Vânzător' }).getByRole('link').click();
  await expect(reporter.getByRole('heading', { name: 'Anunțuri active' })).toBeVisible();
  const seller = (await reporter.getByRole('heading', { level: 1 }).textContent())!;
  await reporter.getByRole('button', { name: /^Alte acțiuni/ }).click();
  await reporter.getByRole('menuitem', { name: 'Raportați vânzătorul' }).click();
  const notice = reporter.getByRole('dialog', { name: 'Raportați vânzătorul' });
  await notice.getByRole('button', { name: 'Trimiteți sesizarea' }).click();
  await expect(notice.getByText('Alegeți motivul.')).toBeVisible();
  await notice.getByLabel('Motivul').selectOption({ label: 'Înșelăciune sau date false' });
  await notice
    .getByLabel('Ce este în neregulă')
    .fill('Vânzătorul se dă drept firmă, dar cere plata pe numele altcuiva.');
  await notice.getByLabel(/bună-credință/).check();
  await notice.getByRole('button', { name: 'Trimiteți sesizarea' }).click();
  await reporter
    .getByRole('dialog', { name: 'Am primit sesizarea' })
    .getByRole('link', { name: 'Sesizări' })
    .click();
  const mine = reporter.getByRole('article', { name: seller });
  await expect(mine).toContainText('În analiză');

  const admin = await newPerson();
  await signIn(admin, 'admin@demo.ro');
  await admin.goto('/admin/anunturi?stare=sesizari');
  const report = admin.getByRole('listitem').filter({ hasText: 'cere plata pe numele altcuiva' });
  await report.getByRole('button', { name: 'Răspundeți la sesizare…' }).click();
  const decision = admin.getByRole('dialog');
  await decision.getByLabel('Decizia').selectOption('Conținut corectat');
  await decision
    .getByLabel('Răspunsul')
    .fill('Am verificat datele firmei și i-am cerut corectarea lor.');
  await decision.getByRole('button', { name: 'Trimiteți decizia' }).click();
  await expect(report).toHaveCount(0);

  await reporter.reload();
  await expect(mine.getByRole('region', { name: 'Hotărârea' })).toContainText(
    'Am verificat datele firmei',
  );
  await mine.getByRole('link', { name: 'Scrieți-ne' }).click();
  await expect(reporter.getByLabel('Subiect')).toHaveValue(/^Sesizarea /);
});
