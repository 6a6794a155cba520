import { createContext, useContext } from 'react';
import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';

/** What links follow: the host's navigation; without one above it a link loads a page, as any link does. */
export const LinkNavigation = createContext<{ navigate(to: string): void } | null>(null);

export type LinkProps = { to: string; ref?: Ref<HTMLAnchorElement> } & Omit<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  'href'
>;

/** A same-site link: a real `<a href>` whose plain left click navigates without a page load. */
export function Link({ to, onClick, ...anchor }: LinkProps) {
  const nav = useContext(LinkNavigation);
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (!nav || event.defaultPrevented || !isPlainClick(event) || opensElsewhere(anchor)) return;
    event.preventDefault();
    nav.navigate(to);
  }
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the content is among `anchor`
  return <a {...anchor} href={to} onClick={follow} />;
}

/** A click that a link follows here, rather than in a new tab or window. */
export function isPlainClick(
  event: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>,
): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

function opensElsewhere({ target, download }: Pick<LinkProps, 'target' | 'download'>) {
  return (target !== undefined && target !== '_self') || download !== undefined;
}
