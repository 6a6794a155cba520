import { APP_CHECK_HEADER } from '@anunturi/shared-domain/commands/CommandAnswer';
import { documentsAddress } from '@anunturi/shared-auth/firestore-rest/documentsAddress';
import type { FirebaseConfig } from '@anunturi/shared-contract/site/firebaseConfigSchema';
import type { ReadAppCheckToken } from './createAppCheckToken';

/** Where App Check is asked for: the documents of the project, and the search of the site. */
export const checkedAddresses = (firebase: FirebaseConfig, siteOrigin: string): string[] => [
  documentsAddress(firebase),
  `${firebase.emulatorOrigin ?? siteOrigin}/api/`,
];

/** A `fetch` that shows the server's token at these addresses, and to nobody else. */
export const showAppCheck =
  (ask: typeof fetch, readToken: ReadAppCheckToken, addresses: readonly string[]): typeof fetch =>
  async (input, init) => {
    const { href } = new URL(input instanceof Request ? input.url : input);
    if (!addresses.some((address) => href.startsWith(address))) return ask(input, init);
    const token = await readToken();
    const headers = new Headers(
      init?.headers ?? (input instanceof Request ? input.headers : undefined),
    );
    if (token !== undefined) headers.set(APP_CHECK_HEADER, token);
    return ask(input, { ...init, headers });
  };
