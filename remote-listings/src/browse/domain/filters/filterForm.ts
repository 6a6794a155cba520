import { formatNumber } from '@anunturi/shared-domain/formats/formatNumber';
import { facets } from '@anunturi/shared-domain/search/facets';
import {
  type ListingFilters,
  readFilters,
  withoutFilters,
  writeFilters,
} from '@anunturi/shared-domain/search/listingFilters';
import { paramOf } from './choices';

const controlsOf = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (element): element is HTMLInputElement | HTMLSelectElement =>
      element instanceof HTMLInputElement || element instanceof HTMLSelectElement,
  );

/** What the controls of the form ask; what it carries along hidden counts where no control asks for it. */
export function readFilterForm(form: HTMLFormElement, before: ListingFilters): ListingFilters {
  const shown = new Set(
    controlsOf(form)
      .filter(({ type }) => type !== 'hidden')
      .map(({ name }) => name),
  );
  const params = new URLSearchParams();
  for (const control of controlsOf(form)) {
    if (control.type === 'hidden' && shown.has(control.name)) continue;
    if (control.type === 'checkbox' && !(control as HTMLInputElement).checked) continue;
    params.append(control.name, control.value);
  }
  const asked = readFilters(params);
  const sameMake = asked.make === before.make;
  return sameMake || before.make === undefined ? asked : withoutFilters(asked, ['model']);
}

/** Shows filters that changed elsewhere: a chip, the browser's Back. What is being typed right now stays. */
export function writeFilterForm(form: HTMLFormElement, filters: ListingFilters): void {
  const asked = writeFilters(filters);
  for (const control of controlsOf(form)) {
    const { name, type } = control;
    if (type === 'hidden' || control === document.activeElement) continue;
    const text = asked.get(name);
    if (control instanceof HTMLInputElement && type === 'checkbox')
      control.checked = (text?.split('.') ?? []).includes(control.value);
    else if (text !== null) control.value = shownAs(name, text);
    else if (name !== CURRENCY && name !== ORDER) control.value = '';
  }
}

const [CURRENCY, ORDER] = [paramOf('currency'), paramOf('sort')];
const YEARS = [facets.yearFrom.param, facets.yearTo.param];

/** A number is written as people write it. */
const shownAs = (name: string, text: string): string =>
  /^\d{4,9}$/.test(text) && !YEARS.includes(name) ? formatNumber(Number(text)) : text;
