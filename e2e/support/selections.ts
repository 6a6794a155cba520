import type { Page } from '@playwright/test';

const SELECTED =
  "[aria-selected='true'], [aria-current]:not([aria-current='false']), [aria-pressed='true'], label:has(> :checked)";

/**
 * What is selected and looks like a neighbour of its kind that is not, and how many could be compared. Colours and borders are read as the
 * browser renders them.
 */
export const selections = (page: Page): Promise<{ compared: number; alike: string[] }> =>
  page.evaluate((selected) => {
    const look = (element: Element) => {
      const { backgroundColor, color, borderColor } = getComputedStyle(element);
      const mark = element.querySelector('input:not([class*="radio"])');
      return [
        backgroundColor,
        color,
        borderColor,
        mark && (mark as HTMLInputElement).checked,
      ].join();
    };
    const compared = [...document.querySelectorAll(selected)].flatMap((element) => {
      const list = element.closest(
        'ul, ol, nav, table, fieldset, [role="tablist"], [role="group"]',
      );
      const others = [...(list?.querySelectorAll(element.tagName) ?? [])].filter(
        (other) => !other.matches(selected) && other.className === element.className,
      );
      return others.slice(0, 1).map((other) => ({
        name: element.textContent?.trim() || element.outerHTML.slice(0, 80),
        isTold: look(element) !== look(other),
      }));
    });
    return {
      compared: compared.length,
      alike: compared.filter(({ isTold }) => !isTold).map(({ name }) => name),
    };
  }, SELECTED);
