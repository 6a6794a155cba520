import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { ChevronLeft } from '@anunturi/shared-ui/icons/ChevronLeft';
import { ChevronRight } from '@anunturi/shared-ui/icons/ChevronRight';
import { RotateCw } from '@anunturi/shared-ui/icons/RotateCw';
import { ZoomIn } from '@anunturi/shared-ui/icons/ZoomIn';
import { ZoomOut } from '@anunturi/shared-ui/icons/ZoomOut';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { IconButton } from '@anunturi/shared-ui/actions/IconButton';
import { Dialog } from '@anunturi/shared-ui/overlays/Dialog';
import { Notice } from '@anunturi/shared-ui/feedback/Notice';
import { failureMessage } from '#domain/failureMessage';
import { AreaFields, type AreaMode } from './AreaFields';
import { AreaLayer } from './AreaLayer';
import { drawPage } from '../domain/drawing/drawPage';
import type { Area } from '../domain/pages/pageAreas';
import type { ToolFile, ToolPage } from '../domain/pages/toolPages';
import styles from './PageView.module.css';
import { texts } from '../texts';

/** Enough to read the small print of a page at twice its size on the screen. */
const PAGE_PX = 2000;
type Props = {
  pages: readonly ToolPage[];
  /** From 0. */
  place: number;
  /** Parts of the pages to mark, by the page's place. */
  marksOf?: ((place: number) => readonly Area[]) | undefined;
  fileOf(page: ToolPage): ToolFile;
  onPlace(place: number): void;
  onRotate(id: string): void;
  onAreas(id: string, areas: Pick<ToolPage, 'covers' | 'crop'>): void;
  onClose(): void;
};

/** One page over the whole screen; arrows lead to the pages before and after. */
export function PageView({
  pages,
  place,
  marksOf,
  fileOf,
  onPlace,
  onRotate,
  onAreas,
  onClose,
}: Props) {
  const [mode, setMode] = useState<AreaMode | null>(null);
  const [large, setLarge] = useState(false);
  const page = pages[place]!;
  const go = (to: number) => pages[to] && onPlace(to);
  function draw(area: Area) {
    onAreas(
      page.id,
      mode === 'cover' ? { covers: [...(page.covers ?? []), area] } : { crop: area },
    );
  }
  function turnPages({ key }: KeyboardEvent) {
    if (key === 'PageDown' || (key === 'ArrowRight' && !large)) go(place + 1);
    if (key === 'PageUp' || (key === 'ArrowLeft' && !large)) go(place - 1);
  }
  return (
    <Dialog
      open
      size="full"
      onClose={onClose}
      title={texts.page(place + 1, page.name)}
      footer={
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the arrows are a shorter way to the buttons in it
        <div className={styles.bar} onKeyDown={turnPages}>
          <IconButton
            label={texts.previousPage}
            icon={<ChevronLeft size={20} />}
            aria-disabled={place === 0}
            onClick={() => go(place - 1)}
          />
          <span role="status">{texts.placeOf(place + 1, pages.length)}</span>
          <IconButton
            label={texts.nextPage}
            icon={<ChevronRight size={20} />}
            aria-disabled={place === pages.length - 1}
            onClick={() => go(place + 1)}
          />
          <IconButton
            label={texts.rotate(place + 1)}
            icon={<RotateCw size={20} />}
            onClick={() => onRotate(page.id)}
          />
          {(['cover', 'crop'] as const).map((each) => (
            <Button
              key={each}
              variant={mode === each ? 'secondary' : 'ghost'}
              size="small"
              aria-pressed={mode === each}
              onClick={() => setMode(mode === each ? null : each)}
            >
              {texts[each]}
            </Button>
          ))}
          <IconButton
            label={large ? texts.zoomOut : texts.zoomIn}
            icon={large ? <ZoomOut size={20} /> : <ZoomIn size={20} />}
            onClick={() => setLarge(!large)}
          />
        </div>
      }
    >
      {mode && <p>{mode === 'cover' ? texts.coverHint : texts.cropHint}</p>}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/no-noninteractive-tabindex -- focused so that keys scroll it and turn pages */}
      <div
        className={styles.sheet}
        data-large={large || undefined}
        data-mode={mode ?? undefined}
        tabIndex={0}
        data-autofocus
        onKeyDown={turnPages}
      >
        <Drawing
          key={`${page.id} ${page.rotation}`}
          page={page}
          file={fileOf(page)}
          name={texts.page(place + 1, page.name)}
          marks={marksOf?.(place)}
          onDrawn={mode ? draw : undefined}
        />
      </div>
      {mode && <AreaFields mode={mode} page={page} onChange={(areas) => onAreas(page.id, areas)} />}
    </Dialog>
  );
}

type DrawingProps = {
  page: ToolPage;
  file: ToolFile;
  name: string;
  marks: readonly Area[] | undefined;
  onDrawn: ((area: Area) => void) | undefined;
};

function Drawing({ page, file, name, marks, onDrawn }: DrawingProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [failed, setFailed] = useState('');
  const { kind, pageIndex, rotation } = page;
  useEffect(() => {
    let isWanted = true;
    drawPage({ kind, pageIndex, rotation }, file, canvas.current!, PAGE_PX, () => isWanted).catch(
      (error: unknown) => isWanted && setFailed(failureMessage(error)),
    );
    return () => void (isWanted = false);
  }, [kind, pageIndex, rotation, file]);
  return (
    <>
      {failed && (
        <Notice tone="bad" role="alert">
          {failed}
        </Notice>
      )}
      <div className={styles.paper} hidden={failed !== ''}>
        <canvas
          ref={canvas}
          width={1}
          height={1}
          role="img"
          aria-label={name}
          className={styles.page}
        />
        <AreaLayer covers={page.covers ?? []} crop={page.crop} marks={marks} onDrawn={onDrawn} />
      </div>
    </>
  );
}
