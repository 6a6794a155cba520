import type { Page } from '@playwright/test';

/** What a screen shows before anybody scrolls, and how it is set; lengths in CSS pixels, shares in percent. */
export type Look = {
  /** Top of the first of the goods (a card, a row); -1 where there is none. */
  firstTop: number;
  /** How many of the goods stand whole on the first screen, between what stays at its edges. */
  whole: number;
  /** Height of the lowest of the first three goods: one with a decision beside it is higher. */
  rowHeight: number;
  pageHeight: number;
  /** Words on the goods that their box cuts; a title may end in dots. */
  cutWords: string[];
  /** Of the screen's height, after scrolling, what stays at its top and bottom. */
  stickyShare: number;
  /** Of the pieces of text, how many have a weight of 600 or more. */
  boldShare: number;
  /** Different sizes of letters, and how many of those are no token. */
  fontSizes: number;
  offScale: number;
  /** Buttons filled with the accent colour. */
  amberButtons: number;
  /** Names of what is pressed and takes a finger of less than 44 pixels; links within a sentence may. */
  smallTaps: string[];
  /** The weakest text on a ground of one colour, as WCAG counts. */
  contrast: number;
};

/** Reads the screen as it stands, and then once more after scrolling; `goods` is a selector. */
export async function readLook(page: Page, goods: string): Promise<Look> {
  const atRest = await page.evaluate(readAtRest, goods);
  await page.evaluate(() => scrollTo(0, 1200));
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  const stickyShare = await page.evaluate(readSticky);
  await page.evaluate(() => scrollTo(0, 0));
  return { ...atRest, stickyShare };
}

/** Runs in the page. */
function readSticky(): number {
  const stays = [...document.querySelectorAll('body *')].filter((element) => {
    const { position } = getComputedStyle(element);
    const { width } = element.getBoundingClientRect();
    return (position === 'fixed' || position === 'sticky') && width > innerWidth / 2;
  });
  const covered = (edges: number[]) => Math.max(0, ...edges);
  const boxes = stays.map((element) => element.getBoundingClientRect());
  const top = covered(boxes.filter((box) => box.top <= 1).map(({ bottom }) => bottom));
  const bottom = covered(
    boxes.filter((box) => box.bottom >= innerHeight - 1).map((box) => innerHeight - box.top),
  );
  return Math.round((100 * (top + bottom)) / innerHeight);
}

/** Runs in the page. */
function readAtRest(goods: string): Omit<Look, 'stickyShare'> {
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
  };
  const edge = (position: string, side: 'top' | 'bottom') =>
    [...document.querySelectorAll('body *')]
      .filter((element) => getComputedStyle(element).position === position && isSeen(element))
      .map((element) => element.getBoundingClientRect())
      .filter(({ width }) => width > innerWidth / 2)
      .filter((box) => (side === 'top' ? box.top <= 1 : box.bottom >= innerHeight - 1));
  const ceiling = Math.max(0, ...edge('sticky', 'top').map(({ bottom }) => bottom));
  const floor = Math.min(innerHeight, ...edge('fixed', 'bottom').map(({ top }) => top));

  const shown = [...document.querySelectorAll(goods)].filter(isSeen);
  const boxes = shown.map((element) => element.getBoundingClientRect());
  const wholeBoxes = boxes.filter(
    ({ top, bottom, left, right }) =>
      top >= ceiling && bottom <= floor && left >= 0 && right <= innerWidth,
  );

  const cut = shown
    .flatMap((element) => [
      ...element.querySelectorAll<HTMLElement>('*:not(:is(h2, h3), :is(h2, h3) *)'),
    ])
    .filter((element) => getComputedStyle(element).overflow !== 'visible' && isSeen(element))
    .filter(({ innerText = '' }) => innerText.trim() !== '')
    .filter(
      (element) =>
        element.scrollWidth > element.clientWidth + 2 ||
        element.scrollHeight > element.clientHeight + 2,
    );

  const texts: Element[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement!;
    // Letters within a picture are drawn, at whatever size the picture has.
    const isNone = parent.closest('script, style, noscript, template, option, svg');
    if (node.textContent!.trim() && !isNone && isSeen(parent)) texts.push(parent);
  }
  const bold = texts.filter((element) => Number(getComputedStyle(element).fontWeight) >= 600);
  const sizes = new Set(
    texts
      .map((element) => parseFloat(getComputedStyle(element).fontSize))
      .filter((size) => size > 0),
  );
  const rootPixels = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const declared = rules.map(({ cssText }) => cssText).join('\n');
  const scale = new Set(
    [...declared.matchAll(/--text-\d+:\s*([\d.]+)rem/g)].map(([, rem]) => Number(rem) * rootPixels),
  );

  const paint = (name: string) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.setProperty('background-color', `var(${name})`);
    const { backgroundColor } = getComputedStyle(probe);
    probe.remove();
    return backgroundColor;
  };
  const accent = paint('--accent');
  const pressed = [
    ...document.querySelectorAll<HTMLElement>('a[href], button, summary, select, input, textarea'),
  ].filter(isSeen);
  const amber = pressed.filter(
    (element) => getComputedStyle(element).backgroundColor === accent,
  ).length;

  return {
    firstTop: boxes[0] ? Math.round(boxes[0].top + scrollY) : -1,
    whole: wholeBoxes.length,
    rowHeight: Math.min(9999, ...boxes.slice(0, 3).map(({ height }) => Math.round(height))),
    pageHeight: document.documentElement.scrollHeight,
    cutWords: cut.map(({ innerText }) => innerText),
    boldShare: Math.round((100 * bold.length) / Math.max(1, texts.length)),
    fontSizes: sizes.size,
    offScale: [...sizes].filter((size) => !scale.has(size)).length,
    amberButtons: amber,
    smallTaps: pressed.filter(isSmall).map((element) => nameOf(element)),
    contrast: Math.min(21, ...texts.map((element) => contrastOf(element))),
  };

  /** Looks for the element at the edges of a square of 44 pixels around its middle: what it draws beside itself counts. */
  function isSmall(element: HTMLElement): boolean {
    const control = element.closest('label') ?? element;
    const sentence = element.parentElement!;
    const isInText =
      element.tagName === 'A' &&
      getComputedStyle(element).display.startsWith('inline') &&
      sentence.textContent!.trim() !== element.textContent!.trim();
    const { left, top, height, width: whole } = control.getBoundingClientRect();
    // Of a line that ends in dots only what its box shows can be pressed.
    const width = Math.min(whole, sentence.getBoundingClientRect().width);
    if (left + width / 2 > innerWidth) return false; // further on in a row that is swiped
    if (isInText || (width >= 43.5 && height >= 43.5)) return false;
    if (element.matches('.skip, [href="#continut"]')) return false;
    scrollTo(0, top + scrollY - innerHeight / 2);
    const box = control.getBoundingClientRect();
    const middle = [left + width / 2, box.top + box.height / 2] as const;
    const reaches = (x: number, y: number) => {
      const hit = document.elementFromPoint(middle[0] + x, middle[1] + y);
      return hit !== null && (control.contains(hit) || hit.contains(element));
    };
    const isWide = width >= 43.5 || (reaches(-21, 0) && reaches(21, 0));
    const isHigh = height >= 43.5 || (reaches(0, -21) && reaches(0, 21));
    return !(isWide && isHigh);
  }

  function nameOf(element: HTMLElement): string {
    const words = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return words.trim().slice(0, 40) || element.outerHTML.slice(0, 60);
  }

  function contrastOf(element: Element): number {
    let ground: Element | null = element;
    for (; ground; ground = ground.parentElement) {
      const { backgroundColor, backgroundImage, position } = getComputedStyle(ground);
      if (backgroundImage !== 'none' || position === 'absolute') return 21;
      if (!/, 0\)$|^transparent$/.test(backgroundColor)) break;
    }
    if (!ground || element.matches('[aria-disabled], :disabled, :disabled *')) return 21;
    const light = (color: string) => {
      const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? [])
        .slice(0, 3)
        .map((channel) => Number(channel) / 255)
        .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const [dark = 0, bright = 0] = [
      light(getComputedStyle(element).color),
      light(getComputedStyle(ground).backgroundColor),
    ].toSorted((a, b) => a - b);
    return Math.round((10 * (bright + 0.05)) / (dark + 0.05)) / 10;
  }
}
