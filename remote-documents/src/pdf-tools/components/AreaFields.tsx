import { Plus } from '@anunturi/shared-ui/icons/Plus';
import { Trash } from '@anunturi/shared-ui/icons/Trash';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { IconButton } from '@anunturi/shared-ui/actions/IconButton';
import { TextField } from '@anunturi/shared-ui/fields/TextField';
import { Stack } from '@anunturi/shared-ui/layout/Stack';
import { type Area, areaBetween } from '../domain/pages/pageAreas';
import type { ToolPage } from '../domain/pages/toolPages';
import styles from './AreaFields.module.css';
import { texts } from '../texts';

export type AreaMode = 'cover' | 'crop';
type Props = {
  mode: AreaMode;
  page: ToolPage;
  onChange(areas: Pick<ToolPage, 'covers' | 'crop'>): void;
};

/** Where a new area begins that is given by numbers. */
const MIDDLE: Area = { x: 0.25, y: 0.4, width: 0.5, height: 0.2 };
const SIDES = ['x', 'y', 'width', 'height'] as const;

/** The covered parts of a page, or the part that stays, as numbers: what a drag over the page does, by keyboard. */
export function AreaFields({ mode, page, onChange }: Props) {
  const covers = page.covers ?? [];
  const areas = mode === 'cover' ? covers : [page.crop].filter((area) => area !== undefined);
  const nameOf = (at: number) => (mode === 'cover' ? texts.area(at + 1) : texts.cropArea);
  function put(next: readonly Area[]) {
    if (mode === 'cover') onChange({ covers: next });
    else onChange(next[0] ? { crop: next[0] } : { crop: undefined });
  }
  return (
    <Stack gap={3}>
      {areas.map((area, at) => (
        <fieldset key={at} className={styles.area}>
          <legend>{nameOf(at)}</legend>
          {SIDES.map((side) => (
            <TextField
              key={side}
              type="number"
              inputMode="numeric"
              min={0}
              max={100}
              label={texts.areaSides[side]}
              value={String(Math.round(area[side] * 100))}
              onChange={(event) => {
                const changed = { ...area, [side]: Number(event.target.value) / 100 };
                const corner = { x: changed.x + changed.width, y: changed.y + changed.height };
                const inside = areaBetween(changed, corner);
                if (inside) put(areas.map((each, place) => (place === at ? inside : each)));
              }}
            />
          ))}
          <IconButton
            label={texts.removeArea(nameOf(at))}
            icon={<Trash size={18} />}
            onClick={() => put(areas.filter((_, place) => place !== at))}
          />
        </fieldset>
      ))}
      {(mode === 'cover' || areas.length === 0) && (
        <div>
          <Button
            variant="secondary"
            size="small"
            icon={<Plus size={18} />}
            onClick={() => put([...areas, MIDDLE])}
          >
            {mode === 'cover' ? texts.addArea : texts.setCrop}
          </Button>
        </div>
      )}
    </Stack>
  );
}
