import { TITLE_MAX, TITLE_MIN } from '@anunturi/shared-domain/site/limits';
import { tidyText } from '@anunturi/shared-domain/formats/romanianText';
import { chosenMake, chosenModel } from '#domain/sell-form/chosenModel';
import type { SellForm } from '#domain/sell-form/sellForm';

/** A title made of the facts, like `Dacia Logan 1.5 dCi, 2018`; null while there are too few of them. */
export function suggestTitle(form: SellForm): string | null {
  if (form.kind === 'service' || form.shape === 'part' || form.make === '') return null;
  const model = form.model !== '' || form.otherModel !== '' ? chosenModel(form).name : '';
  const name = tidyText(
    [chosenMake(form).name, model === 'Alt model' ? '' : model, form.version].join(' '),
  );
  const title = [name, form.year.trim()].filter(Boolean).join(', ');
  return title.length >= TITLE_MIN ? title.slice(0, TITLE_MAX).trim() : null;
}
