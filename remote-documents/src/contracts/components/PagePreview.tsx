import { memo } from 'react';
import {
  PAGE_HEIGHT,
  PAGE_WIDTH,
  type PageItem,
  type PageModel,
} from '../domain/page-model/pageModel';
import { textWidth } from '../domain/page-model/textWidth';
import styles from './PagePreview.module.css';
import { texts } from '../texts';

/** The pages as they will be printed, drawn from the same model as the PDF. */
export const PagePreview = memo(function PagePreview({ model }: { model: PageModel }) {
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
