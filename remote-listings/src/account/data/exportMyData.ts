import { callCommand } from '@anunturi/shared-auth/callCommand';
import { MarketError } from '@anunturi/shared-domain/site/marketError';
import { downloadZip } from 'client-zip';
import { readStoredFile } from '@anunturi/shared-auth/readStoredFile';
import { withMarketErrors } from '@anunturi/shared-auth/firestore/toMarketError';

export type ExportOptions = {
  /** What this device remembers, already in words. */
  deviceData?: Record<string, unknown>;
  /** 0 to 1. */
  onProgress?(done: number): void;
  signal?: AbortSignal;
};
type Entry = { name: string; lastModified: Date; input: string | ArrayBuffer };

const README = `Datele dumneavoastră, așa cum sunt păstrate în cont.

autentificare.json           cum intrați în cont
cont.json, profil.json       datele contului și ce văd ceilalți
anunturi/                    câte un dosar de anunț: text, telefon, cifre, istoricul prețului, fotografii
conversatii/                 conversațiile, cu toate mesajele și fotografiile din ele
favorite.json, cautari-salvate.json, persoane-blocate.json, vanzatori-ascunsi.json
sesiuni.json                 unde sunteți în cont
jurnal-de-siguranta.json     intrări, refuzuri și schimbări ale contului din ultimele 90 de zile
e-mailuri.json               ce v-am scris în ultimele 90 de zile
anunturi-din-alerte.json     despre ce anunțuri v-am scris deja
preferinte-e-mail.json       despre ce nu doriți să vă scriem
notificari.json              pe ce dispozitive primiți notificări
preferinte-notificari.json   despre ce nu doriți notificări
anunturi-ascunse.json        anunțuri ascunse la blocarea sau la închiderea contului
activitate-pe-zile.json      câte anunțuri și mesaje ați trimis pe zi (pentru limite)
sesizari/                    sesizările trimise și hotărârile
decizii.json                 deciziile care vă privesc și ce ați scris împotriva lor
termene.json                 termenele de care ați cerut să vă amintim
telefoane-vazute.json        la ce anunțuri v-am arătat numărul de telefon în ultimele 30 de zile
arhiva.json, arhiva/         actele păstrate în arhivă
fisiere-trimise.json         ce s-a trimis și așteaptă sau a fost numai un test; dispare în câteva ore
dispozitiv.json              ce ține minte acest dispozitiv

Fișierele .json se deschid cu orice editor de text. Orele sunt în UTC.
`;

/** Everything that the product keeps about a person, as one ZIP: JSON of each document and every file. @throws MarketError cancelled */
export function exportMyData({ deviceData, onProgress, signal }: ExportOptions): Promise<Blob> {
  return withMarketErrors(async () => {
    const now = new Date();
    const check = () => {
      if (signal?.aborted) throw new MarketError('cancelled');
    };
    const { documents, files } = await readPages(check, (done) => onProgress?.(done * 0.3));
    async function* entries(): AsyncGenerator<Entry> {
      yield { name: 'citeste-ma.txt', lastModified: now, input: README };
      if (deviceData)
        yield { name: 'dispozitiv.json', lastModified: now, input: toJson(deviceData) };
      for (const [name, value] of documents)
        yield { name: `${name}.json`, lastModified: now, input: toJson(value) };
      for (const [at, path] of files.entries()) {
        check();
        const bytes = await readStoredFile(path);
        if (bytes) yield { name: toEntryName(path), lastModified: now, input: bytes };
        onProgress?.(0.3 + (0.7 * (at + 1)) / files.length);
      }
    }
    const zip = await downloadZip(entries()).blob();
    check();
    onProgress?.(1);
    return zip;
  });
}

/** What trusted code keeps, a page at a time. */
async function readPages(check: () => void, onProgress: (done: number) => void) {
  const documents: [name: string, content: unknown][] = [];
  const files: string[] = [];
  let after: string | undefined;
  do {
    check();
    const page = await callCommand('exportMyData', after === undefined ? {} : { after });
    documents.push(
      ...page.documents.map(({ name, content }) => [name, content] as [string, unknown]),
    );
    files.push(...page.files);
    onProgress(page.done);
    after = page.next;
  } while (after !== undefined);
  return { documents, files };
}

/** Photos of listings and messages lie beside what they belong to; the other folders keep their names without the person's id. */
function toEntryName(path: string): string {
  const [folder, owner, ...rest] = path.split('/');
  if (folder === 'conversations') return `conversatii/${owner}/fotografii/${rest.join('/')}`;
  return folder === 'listings'
    ? `anunturi/${rest[0]}/fotografii/${rest.slice(1).join('/')}`
    : [folder === 'archive' ? 'arhiva' : folder, ...rest].join('/');
}

const toJson = (value: unknown) => JSON.stringify(value, null, 2);
