import { createContext } from 'react';

/** On a server: the footer as it is rendered. In a browser it is in the page already. */
export const FooterMarkup = createContext<string | undefined>(undefined);
