import { useEffect, useId, useRef } from 'react';
import type { KeyboardEvent, ReactNode, ToggleEvent } from 'react';
import { Ellipsis } from '../icons/Ellipsis';
import { lookOf } from './Button';
import { joinClasses } from '../text/joinClasses';
import { Link } from '../navigation/Link';
import { stepIndex } from '../keyboard/stepIndex';
import styles from './Menu.module.css';

export type MenuItem = { label: string; icon?: ReactNode; danger?: boolean; disabled?: boolean } & (
  | { onSelect(): void; to?: never }
  | { to: string; onSelect?: never }
);

export type MenuProps = {
  /** Name of the button: "Acțiuni pentru Dacia Logan". */
  label: string;
  items: readonly MenuItem[];
  /** What the button shows; three dots otherwise. */
  children?: ReactNode;
};

const EDGE_PX = 8;

/** A button that opens a list of actions (the browser's popover: above everything, closed by Escape or a click beside it). */
export function Menu({ label, items, children }: MenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const following = useRef<AbortController>(null);
  const entries = () => [
    ...(list.current?.querySelectorAll<HTMLElement>('[role="menuitem"]:not([disabled])') ?? []),
  ];

  /** It has no size yet: not seen, and not pressed, before it has its place. */
  function opens({ newState, currentTarget }: ToggleEvent<HTMLDivElement>) {
    if (newState === 'open') currentTarget.style.visibility = 'hidden';
  }
  function opened({ newState }: { newState: string }) {
    button.current?.setAttribute('aria-expanded', String(newState === 'open'));
    following.current?.abort();
    if (newState !== 'open' || !button.current || !list.current) return;
    following.current = placeBelow(button.current, list.current);
    list.current.style.visibility = '';
    entries()[0]?.focus();
  }
  // The browser opens it by itself, maybe before this worked; where it cannot, it does not know the selector either.
  useEffect(() => {
    const menu = list.current;
    if (menu?.showPopover && menu.matches(':popover-open')) opened({ newState: 'open' });
    return () => following.current?.abort();
  }, []);
  function move(event: KeyboardEvent) {
    const all = entries();
    const next = stepIndex(
      event.key,
      all.indexOf(event.target as HTMLElement),
      all.length,
      'vertical',
    );
    if (event.key === 'Tab') list.current?.hidePopover();
    if (next === null) return;
    event.preventDefault();
    all[next]?.focus();
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        aria-haspopup="menu"
        aria-expanded="false"
        aria-label={label}
        title={label}
        className={joinClasses(lookOf({ variant: 'ghost', size: 'small' }), styles.button)}
      >
        {children ?? <Ellipsis />}
      </button>
      <div
        ref={list}
        id={id}
        popover="auto"
        role="menu"
        aria-label={label}
        tabIndex={-1}
        className={styles.list}
        onBeforeToggle={opens}
        onToggle={opened}
        onKeyDown={move}
      >
        {items.map((item) => (
          <MenuEntry key={item.label} item={item} close={() => list.current?.hidePopover?.()} />
        ))}
      </div>
    </>
  );
}

function MenuEntry({ item, close }: { item: MenuItem; close(): void }) {
  const shared = {
    role: 'menuitem',
    tabIndex: -1,
    className: styles.item,
    'data-danger': item.danger || undefined,
  } as const;
  const content = (
    <>
      {item.icon}
      {item.label}
    </>
  );
  if (item.to !== undefined)
    return (
      <Link {...shared} to={item.to} onClick={close}>
        {content}
      </Link>
    );
  function select() {
    close();
    item.onSelect?.();
  }
  return (
    <button {...shared} type="button" disabled={item.disabled} onClick={select}>
      {content}
    </button>
  );
}

/** Right edges aligned; above the button when there is no room below. It stays there, however the page moves, until aborted. */
function placeBelow(button: HTMLElement, list: HTMLElement): AbortController {
  const place = () => {
    const anchor = button.getBoundingClientRect();
    const { width, height } = list.getBoundingClientRect();
    const fitsBelow = anchor.bottom + height + EDGE_PX <= window.innerHeight;
    list.style.left = `${Math.max(EDGE_PX, Math.min(anchor.right - width, window.innerWidth - width - EDGE_PX))}px`;
    list.style.top = `${fitsBelow ? anchor.bottom : Math.max(EDGE_PX, anchor.top - height)}px`;
  };
  const until = new AbortController();
  for (const event of ['scroll', 'resize'])
    window.addEventListener(event, place, { capture: true, signal: until.signal });
  place();
  return until;
}
