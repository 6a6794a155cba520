import { useSyncExternalStore } from 'react';
import type { HTMLAttributes, Ref } from 'react';

// One object: React writes the markup of a new one into the page, even of one that says the same.
const AS_IT_IS = { __html: '' };
const never = () => () => {};

/** True on a server, and in a browser for what is hydrated from one, until it is rendered again. */
export function useIsFromServer(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}

export type ServerHtmlProps = { markup: string | undefined; ref?: Ref<HTMLDivElement> } & Omit<
  HTMLAttributes<HTMLDivElement>,
  'children'
>;

/** A place whose content a server renders (`markup`) and React leaves as it finds it in a browser (undefined), ever after. */
export function ServerHtml({ markup, ...attributes }: ServerHtmlProps) {
  return (
    <div
      {...attributes}
      suppressHydrationWarning
      dangerouslySetInnerHTML={markup === undefined ? AS_IT_IS : { __html: markup }}
    />
  );
}
