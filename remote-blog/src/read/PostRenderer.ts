import { createContext } from 'react';

/** On a server: renders the text of a post from its stored HTML. A browser has a document, and the sanitiser for it. */
export const PostRenderer = createContext<((html: string) => string) | undefined>(undefined);
