import { isPlainClick } from '@anunturi/shared-ui/navigation/Link';

/** The photo's name while one page takes the place of the other; `Gallery.module.css` says how it moves. */
const NAME = 'carried-photo';
const PLACE = '[data-first-photo]';

/** A screen that has its code and its data is there at once; where it is not, it appears without its photo being carried. */
const LIMIT_MS = 250;

/** Pressed, and followed in a moment. */
let pressed: HTMLAnchorElement | undefined;

/**
 * The photo of a pressed card moves to its place on the listing's page: where browsers can, motion is welcome, and what the
 * page shows is here, so that nobody waits for it.
 */
export function carryPhoto(event: MouseEvent, isReady: boolean): void {
  const link = event.currentTarget as HTMLAnchorElement;
  const photo = link.closest('article')?.querySelector('img')?.parentElement;
  if (!event.isTrusted || !isPlainClick(event) || !photo || !document.startViewTransition) return;
  if (!isReady || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  event.preventDefault();
  event.stopPropagation(); // the link follows its own press once the picture of this page is taken
  if (pressed === link) return;
  pressed = link;
  const before = document.querySelector<HTMLElement>(PLACE);
  photo.style.viewTransitionName = NAME;
  let place: HTMLElement | undefined;
  const transition = document.startViewTransition(async () => {
    photo.style.viewTransitionName = '';
    pressed = undefined;
    link.click();
    place = await nextPlace(before);
    if (place) place.style.viewTransitionName = NAME;
    else transition.skipTransition();
  });
  const end = () => {
    if (place) place.style.viewTransitionName = '';
  };
  transition.finished.then(end, end);
  transition.ready.catch(() => undefined); // skipped: the page is there without
}

/** The first photo of the page that comes next, if it comes in time. */
function nextPlace(before: HTMLElement | null): Promise<HTMLElement | undefined> {
  return new Promise((resolve) => {
    const look = () => {
      const now = document.querySelector<HTMLElement>(PLACE);
      if (now && now !== before) done(now);
    };
    const watch = new MutationObserver(look);
    const limit = setTimeout(() => done(undefined), LIMIT_MS);
    function done(place: HTMLElement | undefined) {
      clearTimeout(limit);
      watch.disconnect();
      resolve(place);
    }
    watch.observe(document.body, { childList: true, subtree: true });
    look();
  });
}
