import type { Page } from '@playwright/test';

/** What is wider than the screen, and words that their box cuts. Titles that end in dots by design stand whole one tap away. */
export const cutAndWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const wider = document.documentElement.scrollWidth - innerWidth;
    const cut = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
      const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(element);
      const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element;
      return (
        clientHeight > 2 &&
        webkitLineClamp === 'none' &&
        ((/hidden|clip/.test(overflowX) && scrollWidth > clientWidth + 2) ||
          (/hidden|clip/.test(overflowY) && scrollHeight > clientHeight + 2)) &&
        !element.closest('nav[aria-label="Calea paginii"]') &&
        element.innerText?.trim()
      );
    });
    return [
      ...(wider > 0 ? [`${wider} px wider than the screen`] : []),
      ...cut.map(({ innerText }) => `cut: ${innerText.slice(0, 60)}`),
    ];
  });
