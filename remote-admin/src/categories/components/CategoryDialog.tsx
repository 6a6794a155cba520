import { useState } from 'react';
import type { Category } from '@anunturi/shared-domain/listing/category';
import { CATEGORY_LABEL_MAX } from '@anunturi/shared-domain/site/limits';
import { toSlug } from '@anunturi/shared-domain/formats/slug';
import { SelectField } from '@anunturi/shared-ui/fields/SelectField';
import { TextField } from '@anunturi/shared-ui/fields/TextField';
import { toRomanianMessage } from '@anunturi/shared-domain/site/marketError';
import { useAction } from '@anunturi/shared-runtime/toasts/useAction';
import { FormDialog } from '#components/FormDialog';
import { addCategory, changeCategory } from '../data/categoryActs';

const shapes = {
  car: 'Autoturisme',
  other: 'Alte vehicule',
  part: 'Piese și accesorii',
  service: 'Servicii',
} as const;
type Shape = keyof typeof shapes;
/** A new category, or another name and place for one there is; its address never changes. */
export function CategoryDialog({
  category,
  all,
  onClose,
  onSaved,
}: {
  category?: Category;
  all: readonly Category[];
  onClose(): void;
  onSaved(): void;
}) {
  const [label, setLabel] = useState(category?.label ?? '');
  const [shape, setShape] = useState<Shape>(category?.shape ?? 'car');
  const [icon, setIcon] = useState(category?.icon ?? '');
  const [parentId, setParentId] = useState(category?.parentId ?? '');
  const [tried, setTried] = useState(false);
  const { busy, run } = useAction(toRomanianMessage);
  const kind = shape === 'service' ? 'service' : 'vehicle';
  const alike = all.filter((each) => each.kind === kind);
  const icons = [...new Map(alike.map((each) => [each.icon, each.label]))];
  const parents = alike.filter((each) => each.active && !each.parentId && each.id !== category?.id);
  const hasChildren = all.some((each) => each.parentId === category?.id);
  const text = label.trim();
  async function save() {
    setTried(true);
    if (text.length < 2 || !toSlug(text)) return;
    const chosenIcon = icon || icons[0]?.[0] || 'car';
    const order = Math.max(0, ...alike.map((each) => each.order)) + 1;
    const act = category
      ? () =>
          changeCategory(category, {
            label: text,
            icon: chosenIcon,
            ...((category.parentId ?? '') !== parentId && { parentId: parentId || null }),
          })
      : () =>
          addCategory({
            id: toSlug(text).slice(0, 60),
            kind,
            shape,
            label: text,
            icon: chosenIcon,
            order,
            active: true,
            ...(parentId && { parentId }),
          });
    if (!(await run(act, category ? 'Categoria a fost modificată.' : 'Categoria a fost adăugată.')))
      return;
    onSaved();
    onClose();
  }
  return (
    <FormDialog
      title={category ? `Modificați „${category.label}”` : 'Categorie nouă'}
      submit="Salvați"
      busy={busy}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <TextField
        label="Nume"
        maxLength={CATEGORY_LABEL_MAX}
        value={label}
        onChange={(event) => setLabel(event.target.value)}
        error={tried && text.length < 2 && 'Scrieți numele categoriei.'}
        data-autofocus
      />
      {!category && (
        <SelectField
          label="Formularul anunțurilor"
          hint="Nu se mai poate schimba."
          value={shape}
          onChange={(event) => setShape(event.target.value as Shape)}
          options={Object.entries(shapes).map(([value, name]) => ({ value, label: name }))}
        />
      )}
      <SelectField
        label="Desenul"
        hint="Al categoriei care îl are acum."
        value={icon}
        onChange={(event) => setIcon(event.target.value)}
        options={icons.map(([value, name]) => ({ value, label: name }))}
      />
      {!hasChildren && (
        <SelectField
          label="Sub categoria"
          value={parentId}
          onChange={(event) => setParentId(event.target.value)}
          options={[
            { value: '', label: 'Niciuna (primul nivel)' },
            ...parents.map((each) => ({ value: each.id, label: each.label })),
          ]}
        />
      )}
    </FormDialog>
  );
}
