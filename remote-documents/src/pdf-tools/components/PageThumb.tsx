import { useEffect, useRef } from 'react';
import type { ToolFile, ToolPage } from '../domain/pages/toolPages';
import styles from './PageThumb.module.css';
import { renderPdfPage } from '#domain/renderPdfPage';

type Props = { page: ToolPage; file: ToolFile; thumbnail: string | undefined; large: boolean };

/** The longest side of a drawing for small and for large tiles: twice what is seen, for sharp screens. */
const SMALL_PX = 240;
const LARGE_PX = 500;

/** The small picture of a page, turned as it will be; a PDF's page is drawn when it comes into sight. */
export function PageThumb({ page, file, thumbnail, large }: Props) {
  return (
    <span className={styles.frame} data-rotation={page.rotation}>
      {page.kind === 'image' ? (
        thumbnail && <img src={thumbnail} alt="" className={styles.picture} draggable={false} />
      ) : (
        <PdfCanvas
          file={file}
          pageIndex={page.pageIndex}
          longestSide={large ? LARGE_PX : SMALL_PX}
        />
      )}
    </span>
  );
}

type CanvasProps = { file: ToolFile; pageIndex: number; longestSide: number };

function PdfCanvas({ file, pageIndex, longestSide }: CanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current!;
    const watcher = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      watcher.disconnect();
      // A page that cannot be drawn small may still be copied whole: the frame stays empty.
      renderPdfPage(file, pageIndex, element, { longestSide }).catch((error: unknown) =>
        console.warn('The thumbnail could not be drawn', error),
      );
    });
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [file, pageIndex, longestSide]);
  return <canvas ref={canvas} width={170} height={240} className={styles.picture} />;
}
