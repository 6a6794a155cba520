import { memo } from 'react';
import type { FieldPlace } from '../domain/fieldPlace';
import {
  PAGE_HEIGHT,
  PAGE_WIDTH,
  type PageItem,
  type PageModel,
  SIGNATURE_LINE,
} from '../domain/page-model/pageModel';
import { textWidth } from '../domain/page-model/textWidth';
import styles from './PagePreview.module.css';
import { texts } from '../texts';

const MARK_WIDTH = 90;

/** The pages as they will be printed, drawn from the same model as the PDF. */
export const PagePreview = memo(function PagePreview({
  model,
  place,
}: {
  model: PageModel;
  /** What is being filled in, marked on its page. */
  place: FieldPlace | null;
}) {
  return (
    <div className={styles.pages}>
      {model.pages.map((page, index) => (
        <svg
          key={index}
          className={styles.page}
          viewBox={`0 0 ${PAGE_WIDTH} ${PAGE_HEIGHT}`}
          role="img"
          aria-label={texts.previewPage(index + 1, model.pages.length)}
        >
          <rect width={PAGE_WIDTH} height={PAGE_HEIGHT} className={styles.paper} />
          {place?.page === index && (
            <rect
              x={place.x - 3}
              y={place.y - place.size * 1.1}
              width={MARK_WIDTH}
              height={place.size * 1.5}
              rx={2}
              className={styles.mark}
            />
          )}
          {page.items.map((item, at) => (
            <Item key={at} item={item} />
          ))}
        </svg>
      ))}
    </div>
  );
});

function Item({ item }: { item: PageItem }) {
  if (item.kind === 'line')
    return <line x1={item.x} y1={item.y} x2={item.toX} y2={item.toY} className={styles.rule} />;
  if (item.kind === 'signature')
    return (
      <g transform={`translate(${item.x} ${item.y})`} data-signature={item.alt}>
        {item.path && <path d={item.path} strokeWidth={SIGNATURE_LINE} className={styles.signed} />}
        {item.picture && <image href={item.picture} width={item.width} height={item.height} />}
      </g>
    );
  if (item.kind === 'box')
    return (
      <rect
        x={item.x}
        y={item.y}
        width={item.width}
        height={item.height}
        className={styles.frame}
      />
    );
  return (
    <text
      x={item.x}
      y={item.y}
      fontSize={item.size}
      textLength={Math.max(0.1, textWidth(item.text, item.size, item.bold))}
      lengthAdjust="spacingAndGlyphs"
      className={item.faint ? styles.faint : styles.ink}
      fontWeight={item.bold ? 700 : 400}
    >
      {item.text}
    </text>
  );
}
