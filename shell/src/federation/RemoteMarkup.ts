import { createContext } from 'react';

/** On a server: what the remote of the page has rendered. In a browser the markup is already in the page. */
export const RemoteMarkup = createContext<string | undefined>(undefined);
