import { carryPhoto } from './carryPhoto';

let skipped: jest.Mock;
let finish: () => void;
let shown: Promise<void>;
const start = jest.fn((update: () => Promise<void>) => {
  shown = update();
  return {
    ready: new Promise<void>(() => undefined),
    finished: new Promise<void>((resolve) => (finish = resolve)),
    skipTransition: skipped,
  };
});
const nameOf = (selector: string) =>
  document.querySelector<HTMLElement>(selector)!.style.viewTransitionName;

/** A card whose listing is there, as soon as its link is followed, or never. */
function showCard(isInTime = true) {
  document.body.innerHTML =
    '<article><span id="photo"><img alt=""></span><a href="/anunt/x">Logan</a></article>';
  const link = document.querySelector('a')!;
  link.addEventListener('click', (event) => {
    event.preventDefault();
    if (isInTime) document.body.innerHTML = '<p id="place" data-first-photo>fotografie</p>';
    else document.body.innerHTML = '<p>schelet</p>';
  });
  return link;
}

/** Presses of tests are not trusted, and a photo is carried for trusted ones alone. */
function press(link: HTMLAnchorElement, isReady = true) {
  const event = {
    isTrusted: true,
    currentTarget: link,
    button: 0,
    preventDefault: jest.fn(),
    stopPropagation: jest.fn(),
  };
  carryPhoto(event as unknown as MouseEvent, isReady);
  return event.preventDefault.mock.calls.length > 0;
}

beforeEach(() => {
  skipped = jest.fn();
  start.mockClear();
  Object.assign(document, { startViewTransition: start });
  Object.assign(window, { matchMedia: () => ({ matches: false }) });
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(document, 'startViewTransition');
});

test('the photo of the card gives its name to the first one of the listing, until it has arrived', async () => {
  expect(press(showCard())).toBe(true);
  await shown;
  expect(nameOf('#place')).toBe('carried-photo');
  expect(skipped).not.toHaveBeenCalled();
  finish();
  await jest.advanceTimersByTimeAsync(0);
  expect(nameOf('#place')).toBe('');
});

test('a listing that is late appears without, and nobody waits for it', async () => {
  press(showCard(false));
  await jest.advanceTimersByTimeAsync(249);
  expect(skipped).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(skipped).toHaveBeenCalledTimes(1);
  await shown;
});

test('who wants no motion, or presses before the listing is here, follows the link as it is', () => {
  expect(press(showCard(), false)).toBe(false);
  Object.assign(window, { matchMedia: () => ({ matches: true }) });
  expect(press(showCard())).toBe(false);
  expect(start).not.toHaveBeenCalled();
});

test('a browser that moves nothing follows the link as it is', () => {
  Reflect.deleteProperty(document, 'startViewTransition');
  expect(press(showCard())).toBe(false);
});
