import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { readPdf } from '../support/papers/readPdf';
import type { Person } from './Person';
import { expect, savedFile, test } from './test';

const picture = (name: string) => join(import.meta.dirname, '../../docs/pictures', name);
const golf = 'Volkswagen Golf 7 1.6 TDI 115 CP, 2017, unic proprietar în țară';
const heic = join(import.meta.dirname, '../support/files/drawn-car.heic');

/** The one browser of all journeys stays signed in. */
async function signIn(person: Person): Promise<void> {
  await person.open('/');
  if (await person.run(() => 'signedIn' in document.documentElement.dataset)) return;
  await person.open('/login');
  await person.write('E-mail', 'utilizator@demo.ro');
  await person.write('Parolă', 'Parola-demo-1');
  await person.press('button', 'Intrați în cont');
  await person.isAt(/^\/dashboard/);
}

test('every public page works, without a fault in the console', async ({ person }) => {
  const paths = [
    '/',
    '/toate-anunturile',
    '/adauga-anunt',
    '/calculator',
    '/contracte?document=vanzare-auto',
    '/generare-pdf',
    '/arhivare',
    '/blog',
    '/contact',
    '/termeni',
    '/politica-confidentialitate',
    '/accesibilitate',
    '/transparenta',
    '/nu-exista',
  ];
  for (const path of paths) await person.open(path);
  for (const [list, first] of [
    ['/toate-anunturile', 'main a[href^="/anunt/"]'],
    ['/blog', 'main article a[href^="/blog/"]'],
  ] as const) {
    await person.open(list);
    await person.open(
      await person.run((link) => document.querySelector(link)!.getAttribute('href')!, first),
    );
  }
});

test('a search, filtered and put in another order, leads to a listing', async ({ person }) => {
  await person.open('/');
  await person.write('Ce căutați', 'golf');
  await person.press('button', 'Căutați');
  await person.isAt(/^\/toate-anunturile\?.*golf/);
  await person.press('link', 'Nu, căutați „golf” ca text');
  await person.isAt(/ca-text=golf/);
  const titles = () =>
    person.run(() =>
      [...document.querySelectorAll('#rezultate a[href^="/anunt/"]')]
        .map(({ textContent }) => textContent)
        .join('\n'),
    );
  // As words alone they are found in what fits a Golf too.
  await expect.poll(titles).toContain('Set 4 roți');
  const bestFirst = await titles();
  await person.choose('Ordinea anunțurilor', 'Cele mai ieftine');
  await person.isAt(/ordine=/);
  await expect.poll(async () => (await titles()) || bestFirst).not.toBe(bestFirst);
  await person.press('link', golf);
  await person.isAt(/^\/anunt\//);
  await person.sees('Afișați numărul de telefon');
});

test('two photos are taken into a new listing, and are there after a reload', async ({
  person,
}) => {
  const seesTwoPhotos = () =>
    expect
      .poll(() =>
        person.run(
          () =>
            [
              ...document.querySelectorAll<HTMLImageElement>('[aria-label="Fotografii"] img'),
            ].filter((photo) => photo.naturalWidth > 0).length,
        ),
      )
      .toBe(2);
  await person.open('/adauga-anunt');
  await person.press('choice', 'Autoturisme');
  await person.press('button', 'Continuați');
  await person.write('Marca', 'skod');
  await person.press('option', 'Škoda');
  await person.write('Modelul', 'octa');
  await person.press('option', 'Octavia');
  await person.write('Anul fabricației', '2017');
  await person.write('Kilometri', '158400');
  await person.choose('Combustibil', 'Diesel');
  await person.choose('Caroserie', 'Break');
  await person.press('choice', 'Manuală');
  await person.press('choice', 'Rulat');
  await person.press('button', 'Continuați');
  await person.isAt(/pas=detalii/);
  await person.press('button', 'Continuați');
  await person.attach('Adăugați fotografii', [picture('home.jpg'), picture('contract.jpg')]);
  await seesTwoPhotos();
  await person.sees('Salvat pe acest dispozitiv');
  await person.open('/adauga-anunt?pas=fotografii');
  await seesTwoPhotos();
});

test('a contract is saved as a PDF', async ({ person, downloads }) => {
  await person.open('/contracte?document=vanzare-auto');
  await person.write('Nume și prenume', 'Ștefănescu Ioana-Mădălina');
  await person.press('button', 'Descărcați PDF');
  const { text } = await readPdf(await savedFile(downloads, /^contract-vanzare-auto.*\.pdf$/));
  expect(text).toContain('Ștefănescu Ioana-Mădălina');
});

test('a part of the site that is missing comes back by a retry', async ({
  person,
  faults,
  site,
}) => {
  faults.push(/remotes\/blog/);
  const folder = join(site.files, 'releases/blog');
  await rename(folder, `${folder}-away`);
  try {
    await person.open('/calculator');
    await person.press('link', 'Blog');
    await person.sees('Pagina nu s-a putut încărca');
  } finally {
    await rename(`${folder}-away`, folder);
  }
  await person.press('button', 'Reîncercați');
  await person.press('heading', 'Blog');
});

test('a photo of a camera and one of an iPhone become a PDF', async ({ person, downloads }) => {
  await signIn(person);
  await person.open('/generare-pdf/start');
  await person.attach('Adăugați poze sau PDF-uri', [picture('home.jpg'), heic]);
  await person.sees('2 pagini');
  await person.press('button', 'Faceți PDF-ul');
  await person.press('button', 'Descărcați');
  const { pages } = await readPdf(await savedFile(downloads, /^(?!contract).*\.pdf$/));
  expect(pages).toHaveLength(2);
});

test('somebody signs in and writes to a seller', async ({ person }) => {
  await signIn(person);
  await person.open('/toate-anunturile?vanzator=demoVanzator');
  await person.press('link', golf);
  await person.write('Mesaj către vânzător', 'Bună ziua, mai este disponibilă?');
  await person.press('button', 'Trimiteți mesajul');
  await person.sees('Mesajul a fost trimis');
});
