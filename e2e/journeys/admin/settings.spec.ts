import { findGolf, golf } from '../../support/papers/documentSteps';
import { makeAccount } from '../../support/people/makeAccount';
import { publishService } from '../../support/listings/publishService';
import { restoreSettings } from '../../support/restoreSettings';
import { type Page, expect, signIn, test } from '../../support/test';
import { goOn } from '../../support/visit';

async function openSettings(page: Page, part = 'site') {
  await signIn(page, 'admin@demo.ro');
  await page.goto(`/admin/setari?parte=${part}`);
  await expect(page.getByRole('button', { name: 'Salvați' })).toBeVisible();
}
async function save(page: Page) {
  await page.getByRole('button', { name: 'Salvați' }).click();
  await expect(page.getByText('Setările au fost salvate.')).toBeVisible();
}
/** Pages keep what they know of the site for a while: they are opened once they say what is new. */
async function seesSoon(page: Page, path: string, text: string) {
  const read = async () => (await page.request.get(path)).text();
  await expect.poll(read, { timeout: 30_000 }).toContain(text);
  await page.goto(path);
  await expect(page.getByText(text).first()).toBeVisible();
}

test('texts, notice, operator and partners show to visitors, stand in the log and can be taken back', async ({
  page,
  newPerson,
  site,
}) => {
  const visitor = await newPerson();
  await openSettings(page, 'texts');
  await page.getByLabel('Titlul primei pagini').fill('Târgul nostru, la doi pași');
  await page.getByLabel('Textul de sub titlu').fill('Mașini și meseriași de aici.');
  await page.getByLabel('Anunț pentru toți vizitatorii').fill('Sâmbătă dimineață lucrăm la site.');
  await save(page);
  await page.getByRole('tab', { name: 'Operator și parteneri' }).click();
  await page.getByLabel('Alt operator decât cel din configurația site-ului').check();
  await expect(page.getByLabel('Denumirea')).toHaveValue('Exemplu Târg Local SRL'); // begins from the one shown
  await page.getByLabel('Denumirea').fill('Operator Nou SRL');
  await page.getByLabel('CUI').fill('fără');
  await page.getByRole('button', { name: 'Salvați' }).click();
  await expect(page.getByText('Nu este completat corect.')).toBeVisible();
  await page.getByLabel('CUI').fill('RO12345674');
  await page.getByLabel('Alți parteneri decât cei din configurația site-ului').check();
  await page.getByLabel('Partenerul 1', { exact: true }).fill('Partener proaspăt');
  await save(page);
  await seesSoon(visitor, '/', 'Târgul nostru, la doi pași');
  await expect(visitor).toHaveTitle(/^Târgul nostru, la doi pași/);
  await expect(visitor.getByText('Mașini și meseriași de aici.')).toBeVisible();
  await seesSoon(visitor, '/contact', 'Operator Nou SRL');
  await expect(visitor.getByText('Sâmbătă dimineață lucrăm la site.')).toBeVisible();
  await expect(
    visitor.getByRole('contentinfo').getByRole('link', { name: 'Partener proaspăt' }),
  ).toBeVisible();

  await page.reload();
  await page.getByRole('tab', { name: 'Texte' }).click();
  await page.getByLabel('Anunț pentru toți vizitatorii').fill('');
  await save(page);
  await page
    .getByRole('region', { name: 'Mesaje' })
    .getByRole('button', { name: 'Anulați' })
    .click();
  await expect(page.getByText('Setările sunt din nou cele dinainte.')).toBeVisible();
  await expect(page.getByLabel('Anunț pentru toți vizitatorii')).toHaveValue(
    'Sâmbătă dimineață lucrăm la site.',
  );
  await goOn(page, '/admin/jurnal?act=settingsChanged');
  await expect(page.getByRole('row').filter({ hasText: 'Textele site-ului' })).toHaveCount(4);
  await restoreSettings(site, 'site');
  const read = async (path: string) => (await visitor.request.get(path)).text();
  for (const path of ['/', '/contact'])
    await expect.poll(() => read(path), { timeout: 30_000 }).not.toContain('Sâmbătă dimineață');
});

test('a banned word is named beside the title, and the listing is not saved with it', async ({
  page,
  newPerson,
  site,
}) => {
  await openSettings(page, 'moderation');
  await page.getByLabel('Cuvinte interzise').fill('kalașnikov\nțigări netimbrate');
  await page.getByLabel('Încercați un text').fill('Vând KALASNIKOV vechi');
  await expect(page.getByText('Ar fi oprit pentru: kalașnikov.')).toBeVisible();
  await save(page);

  const seller = await newPerson();
  await signIn(seller, 'vanzator@demo.ro');
  await seller.goto(`/edit-anunt/${await findGolf(seller.request)}`);
  await expect(seller.getByRole('textbox', { name: 'Titlu' })).toHaveValue(golf);
  await seller.getByRole('textbox', { name: 'Titlu' }).fill('Volkswagen Golf 7 cu kalasnikov');
  await seller.getByRole('button', { name: 'Salvați modificările' }).click();
  await expect(seller.getByText(/kalașnikov/).first()).toBeVisible();
  await expect(seller.getByText('Modificările sunt salvate')).toHaveCount(0);
  await restoreSettings(site, 'moderation');
});

test('with verification on, what a seller who is not trusted changes waits for approval', async ({
  page,
  newPerson,
  site,
}) => {
  const account = await makeAccount(site, 'Horia Barbu');
  const title = 'Ceasornicar, reparații de ceasuri vechi';
  const address = await publishService(account, title);
  const seller = await newPerson();
  await openSettings(page, 'moderation');
  await page.getByRole('switch', { name: 'Anunțurile noi așteaptă verificarea' }).check();
  await save(page);
  await goOn(page, '/admin/utilizatori');
  await page.getByRole('searchbox', { name: /^Nume/ }).fill(account.email);
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('row').nth(1).getByRole('button').click();
  const trust = page.getByRole('dialog').getByRole('button', { name: /încredere/i });
  const trusted = page.getByRole('dialog').getByText('De încredere', { exact: true });
  await trust.click();
  await expect(trusted).toBeVisible();
  await trust.click();
  await expect(trusted).toHaveCount(0);

  await signIn(seller, account.email, account.password);
  await seller.goto(`/edit-anunt/${address.slice(-20)}`);
  await expect(seller.getByRole('textbox', { name: 'Titlu' })).toHaveValue(title);
  await seller.getByRole('textbox', { name: 'Titlu' }).fill('Ceasornicar, verificat din nou');
  await seller.getByRole('button', { name: 'Salvați modificările' }).click();
  await expect(seller.getByText('Modificările sunt salvate')).toBeVisible();
  await goOn(page, '/admin/anunturi');
  await expect(page.getByText('Ceasornicar, verificat din nou').first()).toBeVisible();
  await restoreSettings(site, 'moderation');
});

test('the limit of messages is said before it is reached and holds', async ({
  page,
  newPerson,
  site,
}) => {
  const buyer = await newPerson();
  await openSettings(page, 'limits');
  await page.getByLabel('Mesaje pe zi', { exact: true }).fill('0');
  await page.getByLabel('Mesaje pe zi, cont nou').fill('0');
  await page.getByLabel('Un euro, în lei').fill('9');
  await page.getByRole('button', { name: 'Salvați' }).click();
  await expect(page.getByText('Între 4 și 7 lei.')).toBeVisible();
  await page.getByLabel('Un euro, în lei').fill('5,10');
  await save(page);

  await signIn(buyer, 'utilizator@demo.ro');
  await buyer.goto('/mesaje-primite');
  await buyer
    .getByRole('list', { name: 'Conversații' })
    .getByRole('link', { name: 'Mihai Stoica' })
    .first()
    .click();
  await expect(buyer.getByText(/Azi mai puteți trimite 0 mesaje/)).toBeVisible();
  await buyer.getByRole('textbox', { name: 'Mesajul dumneavoastră' }).fill('Peste limită');
  await buyer.getByRole('button', { name: 'Trimiteți', exact: true }).click();
  await expect(buyer.getByRole('log', { name: 'Mesaje' }).getByText(/limit/i)).toBeVisible();
  await restoreSettings(site, 'limits');
});

test('a price in euro is turned into lei at the rate of the settings', async ({
  page,
  newPerson,
  site,
}) => {
  const seller = await newPerson();
  await openSettings(page, 'limits');
  await page.getByLabel('Un euro, în lei').fill('6,00');
  await save(page);
  await signIn(seller, 'vanzator@demo.ro');
  await seller.goto(`/edit-anunt/${await findGolf(seller.request)}`);
  await seller.getByRole('textbox', { name: 'Preț' }).fill('10.000');
  await expect(seller.getByText('aprox. 60.000 lei')).toBeVisible();
  await restoreSettings(site, 'limits');
});

test('the surcharge of a locality is the one that the tax calculator adds', async ({
  page,
  newPerson,
  site,
}) => {
  const visitor = await newPerson();
  await openSettings(page, 'localities');
  await page.getByLabel('Afișați localitatea').fill('medias');
  await page.getByLabel('Mediaș', { exact: true }).fill('37');
  await page.getByLabel('Hotărârea (Mediaș)').fill('HCL 271/17.12.2025');
  await save(page);
  await visitor.goto('/calculator');
  await visitor.getByLabel('Localitatea').selectOption({ label: 'Mediaș (37 %)' });
  await expect(visitor.getByText(/Cota din Mediaș: 37 %/)).toBeVisible();
  await goOn(visitor, '/calculator/surse');
  const decisions = visitor.getByRole('table', { name: 'Hotărâri ale consiliilor locale' });
  await expect(decisions.getByRole('row', { name: /Mediaș.*HCL 271\/17.12.2025/ })).toBeVisible();
  await restoreSettings(site, 'localities');
});
