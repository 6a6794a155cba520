import { links } from '@anunturi/shared-domain/site/links';
import { DOCUMENT_PARAM } from '@anunturi/shared-contract/navigation/queryParams';
import { configureFirebase } from '@anunturi/shared-auth/firebase';
import { createVersionReader } from '@anunturi/shared-auth/firestore/createVersionReader';
import { readDocumentsBy } from '@anunturi/shared-auth/firestore/readDocument';
import type { PageData } from '@anunturi/shared-contract/page/pageDataSchema';
import type { PageRequest } from '@anunturi/shared-contract/page/ServerBundle';
import type { FirebaseConfig } from '@anunturi/shared-contract/site/firebaseConfigSchema';
import { toIsoDay } from '@anunturi/shared-domain/formats/formatDate';
import { createPageRenderer } from '@anunturi/shared-runtime/lifecycles/createPageRenderer';
import { createScreens } from '@anunturi/shared-runtime/lifecycles/createScreens';
import { HOUSEHOLD_PATH, TAX_SOURCES_PATH } from '@anunturi/shared-domain/tax/taxPages';
import { findLocalTaxes } from './calculate-tax/data/localTaxes';
import { findDocument } from './contracts/domain/documentList';
import { publicScreens } from './publicScreens';

/** Said once by the HTML server before the first page. */
export function configure(config: FirebaseConfig): void {
  configureFirebase(config);
  readDocumentsBy(createVersionReader(config).readDocument);
}

/** First data and head of a public page; null for a screen that has none of its own. */
export async function load({
  screen,
  search,
}: Pick<PageRequest, 'screen' | 'search'>): Promise<PageData | null> {
  switch (screen) {
    case 'calculator':
      return {
        data: {
          localTaxes: await findLocalTaxes(),
          today: toIsoDay(new Date()),
        },
        head: {
          title: 'Calculator impozit auto',
          description:
            'Impozitul auto pe un an, cu fiecare pas al calculului: cote pe cm³ și normă de poluare, cotă locală, reduceri, rate și bonificație.',
          canonicalPath: '/calculator',
        },
      };
    case 'taxSources':
      return {
        data: { localTaxes: await findLocalTaxes() },
        head: {
          title: 'Surse: impozitul auto pe articole de lege',
          description:
            'Legile, articolele și hotărârile consiliilor locale pe care se sprijină calculatorul de impozit auto, cu data la care au fost comparate.',
          canonicalPath: TAX_SOURCES_PATH,
        },
      };
    case 'household':
      return {
        data: {
          localTaxes: await findLocalTaxes(),
          today: toIsoDay(new Date()),
        },
        head: {
          title: 'Impozitul auto pentru toate mașinile casei',
          description:
            'Adunați impozitul pe toate mașinile familiei: cât mai este de plătit, până când și cât pe fiecare mașină. Lista rămâne pe dispozitivul dumneavoastră.',
          canonicalPath: HOUSEHOLD_PATH,
        },
      };
    case 'contracts': {
      const entry = findDocument(new URLSearchParams(search).get(DOCUMENT_PARAM));
      if (entry)
        return {
          head: {
            title: entry.title,
            description: `${entry.purpose} Se completează în browser și se descarcă PDF.`,
            canonicalPath: links.contracts(entry.id),
          },
        };
      return {
        head: {
          title: 'Contracte și acte auto',
          description:
            'Contract de vânzare-cumpărare auto după modelul ITL 054, proces-verbal, împuternicire, chitanță și alte acte, completate în browser.',
          canonicalPath: '/contracte',
        },
      };
    }
    case 'pdfEntry':
      return {
        head: {
          title: 'Generare PDF din poze și fișiere',
          description:
            'Un singur PDF din pozele actelor și din alte PDF-uri, făcut pe dispozitivul dumneavoastră.',
        },
      };
    case 'archiveEntry':
      return {
        head: {
          title: 'Arhiva documentelor',
          description:
            'Păstrați contractele și actele mașinii într-o arhivă pe care doar dumneavoastră o puteți citi.',
        },
      };
    default:
      return null;
  }
}

/** A public page drawn from its first data. */
export const render = createPageRenderer({ name: 'documents', ...createScreens(publicScreens) });
